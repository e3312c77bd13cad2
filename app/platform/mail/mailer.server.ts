import type { Logger } from "pino";
import type { Connection, Database } from "#db/client.ts";
import type { Spending } from "../security/limits.ts";
import { spend } from "../security/limits.repository.server.ts";
import type { JobQueue } from "../jobs/jobs.server.ts";
import type { Mail, MergedMail, OutgoingMail } from "#app/domain/mail.ts";
import {
  addMail,
  findForgottenMails,
  findMail,
  forgetMail,
  giveUpMail,
  mergeOrHold,
  noteFailure,
  type QueuedMail,
  setToLeave,
} from "./mail-queue.repository.server.ts";
import { AddressRefused, type MailTransport } from "./mail-transport.server.ts";

export type Mailer = {
  /**
   * Queues a mail; in `tx`, it leaves once that transaction commits, or not at all. Throws when the database does. What
   * others caused is counted once it is due, and may be merged with others or left out: who sends it cannot tell.
   */
  send(mail: OutgoingMail, tx?: Connection): Promise<void>;
  outbox: MailTransport["outbox"];
};

type Log = Pick<Logger, "error" | "warn" | "info">;
type Needs = { db: Database; jobs: JobQueue; transport: MailTransport; log: Log };

const MESSAGES_WAIT_SECONDS = 5 * 60;
const BEYOND_BUDGET_WAIT_SECONDS = 60 * 60;

/** Mails wait in the database, each with a job that hands it over (decision 8). */
export function createMailer({ db, jobs, transport }: Pick<Needs, "db" | "jobs" | "transport">): Mailer {
  const queue = async (tx: Connection, mail: OutgoingMail) =>
    jobs.add(tx, "deliver-mail", { mail: await addMail(tx, mail) });
  return {
    send: (mail, tx) => (tx ? queue(tx, mail) : db.transaction((own) => queue(own, mail))),
    outbox: transport.outbox,
  };
}

/**
 * Hands over a mail. Throws when the server does not take it now. One that the server will never take, or has not taken at the
 * last try, is given up, and stays for the operator to see. Does nothing for a mail that has left.
 */
export async function deliverMail(needs: Needs, id: string, { isLast }: { isLast: boolean }): Promise<void> {
  const { db, transport, log } = needs;
  const queued = await findMail(db, id);
  if (!queued || (await isHeldBack(needs, queued))) return;
  const mail = await setToLeave(db, id);
  if (!mail) return;
  const refusal = await refusalOf(transport, { id, ...mail });
  if (!refusal) return forgetMail(db, id);
  const { reason, isForGood } = refusal;
  // A server's words may name the recipient: they stay with the mail, and go neither to the log nor to the job.
  if (isForGood) log.warn({ mail: id }, "the address of a mail was refused");
  if (isForGood || isLast) await giveUpMail(db, id, reason);
  else await noteFailure(db, id, reason);
  if (!isForGood) throw new Error("the mail server did not take the mail; last_error has its words");
}

/** Why a mail is not taken; null when it has left. */
async function refusalOf(
  transport: MailTransport,
  mail: Mail & { id: string },
): Promise<{ reason: string; isForGood: boolean } | null> {
  try {
    await transport.deliver(mail);
    return null;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { reason, isForGood: error instanceof AddressRefused };
  }
}

/** Queues the mails anew that wait without a job. */
export async function queueForgottenMails({ db, jobs }: Pick<Needs, "db" | "jobs">): Promise<void> {
  for (const mail of await findForgottenMails(db)) await jobs.add(db, "deliver-mail", { mail });
}

/** Counts what others caused, once. Whether it does not leave now: because it waits, was merged, or is left out. */
async function isHeldBack({ db, jobs, log }: Needs, mail: QueuedMail): Promise<boolean> {
  const { id, merged, isBudgeted } = mail;
  const seconds = isBudgeted ? await waitFor(db, mail) : 0;
  if (seconds === 0) return false;
  log.info({ mail: id, isMerged: merged !== null }, "a mail does not leave on its own");
  if (merged) await db.transaction((tx) => holdBack({ jobs }, tx, { mail, merged, seconds }));
  else await forgetMail(db, id);
  return true;
}

async function holdBack(
  { jobs }: Pick<Needs, "jobs">,
  tx: Connection,
  { mail, merged, seconds }: { mail: QueuedMail; merged: MergedMail; seconds: number },
): Promise<void> {
  if (await mergeOrHold(tx, mail, merged))
    await jobs.add(tx, "deliver-mail", { mail: mail.id }, { afterSeconds: seconds });
}

/** How long a mail waits for others of its kind; 0 for one that leaves on its own. */
async function waitFor(db: Database, { to: email, merged }: QueuedMail): Promise<number> {
  if (merged?.isMessage && !(await spend(db, ["messageMails", { email, about: merged.mergeKey }])))
    return MESSAGES_WAIT_SECONDS;
  const whole: Spending[] = [
    ["mailsAnHour", { email }],
    ["mailsADay", { email }],
  ];
  const own: Spending[] = merged ? [["mailsOfRequest", { request: merged.requestId, email }]] : [];
  return (await spend(db, ...own, ...whole)) ? 0 : BEYOND_BUDGET_WAIT_SECONDS;
}
