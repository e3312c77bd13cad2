import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import type { Connection, Database } from "#db/client.ts";
import { isDatabaseAway } from "#db/database-away.ts";
import { withWaitLimit } from "#db/wait-limit.ts";
import type { Spending } from "../limits/limits.ts";
import { spend } from "../limits/limits.repository.server.ts";
import type { JobQueue } from "../jobs/jobs.server.ts";
import type { Mail, MailLook, MergedMail, OutgoingMail } from "#app/domain/mail.ts";
import {
  addMail,
  findMailsWithoutJob,
  findMail,
  deleteMail,
  giveUpMail,
  mergeOrHold,
  recordSendFailure,
  recordSentMail,
  recordDirectMail,
  type QueuedMail,
  setToLeave,
} from "./mail-queue.repository.server.ts";
import { AddressRefused, type MailTransport } from "./mail-transport.server.ts";

export type Mailer = {
  /**
   * Queues a mail; with `tx`, the mail leaves after that transaction commits, or not at all. Throws database errors. Mails that others
   * cause are counted when due, and may be merged or dropped: the sender cannot know.
   */
  send(mail: OutgoingMail, tx?: Connection): Promise<void>;
  /**
   * Sends a mail without the queue, for a user who waits for the result. On failure, returns the server's words, or Node's about the
   * connection, or a timeout after fifteen seconds.
   */
  sendNow(mail: Mail): Promise<{ ok: true } | { ok: false; reason: string }>;
  outbox: MailTransport["outbox"];
};

type Log = Pick<Logger, "error" | "warn" | "info">;
type Needs = { db: Database; jobs: JobQueue; transport: MailTransport; log: Log };

const MESSAGES_WAIT_SECONDS = 5 * 60;
const DELETE_MS = 10_000;
const DELETE_PAUSE_MS = 500;
const BEYOND_BUDGET_WAIT_SECONDS = 60 * 60;
const AT_ONCE_MS = 15_000;

/** Mails wait in the database, each with a job that sends it (decision 8). */
export function createMailer({
  db,
  jobs,
  transport,
  look = () => Promise.resolve(null),
}: Pick<Needs, "db" | "jobs" | "transport"> & {
  /** The operator's mail design; null for the portal's own. */
  look?: () => Promise<MailLook | null>;
}): Mailer {
  const queue = async (tx: Connection, mail: OutgoingMail) =>
    jobs.add(tx, "deliver-mail", { mail: await addMail(tx, inLook(mail, await look())) });
  return {
    send: (mail, tx) => (tx ? queue(tx, mail) : db.transaction((own) => queue(own, mail))),
    async sendNow(mail) {
      const sending = refusalOf(transport, { id: randomUUID(), ...mail });
      const late = pause(AT_ONCE_MS, { reason: "Timeout" }, { ref: false });
      const refusal = await Promise.race([sending, late]);
      if (refusal) return { ok: false, reason: refusal.reason };
      await recordDirectMail(db, mail);
      return { ok: true };
    },
    outbox: transport.outbox,
  };
}

function inLook(mail: OutgoingMail, look: MailLook | null): OutgoingMail {
  if (look === null) return mail;
  const dressed = { ...mail, ...mail.inLook?.(look) };
  if (!dressed.isBudgeted || !dressed.merged) return dressed;
  return { ...dressed, merged: { ...dressed.merged, ...dressed.merged.inLook?.(look) } };
}

/**
 * Sends a mail. Throws when the server does not accept it now. A mail that is refused for good or at the last attempt is given up, for
 * the operator; `onRefused` gets an address refused for good. Does nothing for a sent mail.
 */
export async function deliverMail(
  needs: Needs & { onRefused?: (email: string) => Promise<void> },
  id: string,
  { isLast, signal }: { isLast: boolean; signal?: AbortSignal },
): Promise<void> {
  const { db, transport, log } = needs;
  const queued = await findMail(db, id);
  if (!queued || (await isHeldBack(needs, queued))) return;
  const mail = await setToLeave(db, id);
  if (!mail) return;
  const refusal = await refusalOf(transport, { id, ...mail });
  if (!refusal) return deleteSent(db, id, signal);
  const { reason, loggable, isForGood } = refusal;
  // A server's answer may name the recipient: it is stored with the mail, not in the log or the job.
  if (isForGood) {
    log.warn({ mail: id }, "the address of a mail was refused");
    await needs.onRefused?.(mail.to);
  }
  if (isForGood || isLast) await giveUpMail(db, id, reason);
  else await recordSendFailure(db, id, reason);
  if (!isForGood) throw new Error(`the mail server did not take the mail: ${loggable}`);
}

/** Deletes a sent mail, retrying while the database is away until the job's time is over: otherwise the mail would be sent again. */
async function deleteSent(db: Database, id: string, signal?: AbortSignal): Promise<void> {
  for (;;) {
    try {
      // A server that hangs must not hold up the next attempt.
      return await withWaitLimit(DELETE_MS, () => recordSentMail(db, id));
    } catch (error) {
      if (signal?.aborted || !isDatabaseAway(error)) throw error;
      await pause(DELETE_PAUSE_MS);
    }
  }
}

/** Sends a mail. Returns null, or the reason of the refusal. `loggable` is the reason without the server's words. */
async function refusalOf(
  transport: MailTransport,
  mail: Mail & { id: string },
): Promise<{ reason: string; loggable: string; isForGood: boolean } | null> {
  try {
    await transport.deliver(mail);
    return null;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { reason, loggable: loggableReason(error, reason), isForGood: error instanceof AddressRefused };
  }
}

/** The server's code and the refused command where the server answered; else Node's words about the connection. */
function loggableReason(error: unknown, reason: string): string {
  if (!(error instanceof Error && "responseCode" in error)) return reason;
  const asked = "command" in error ? ` to ${String(error.command)}` : "";
  return `it answered ${String(error.responseCode)}${asked}, in words that mails.last_error has`;
}

/** Queues the jobs of mails that wait without one. */
export async function queueMailsWithoutJob({ db, jobs }: Pick<Needs, "db" | "jobs">): Promise<void> {
  for (const mail of await findMailsWithoutJob(db)) await jobs.add(db, "deliver-mail", { mail });
}

/** Counts a mail that others caused, once. Returns whether it must not be sent now: it waits, was merged, or is dropped. */
async function isHeldBack({ db, jobs, log }: Needs, mail: QueuedMail): Promise<boolean> {
  const { id, merged, isBudgeted } = mail;
  const seconds = isBudgeted ? await waitFor(db, mail) : 0;
  if (seconds === 0) return false;
  log.info({ mail: id, isMerged: merged !== null }, "a mail does not leave on its own");
  if (merged) await db.transaction((tx) => holdBack({ jobs }, tx, { mail, merged, seconds }));
  else await deleteMail(db, id);
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

/** Seconds that a mail waits for others of its kind; 0 for a mail that is never merged. */
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
