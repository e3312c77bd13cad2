import { setTimeout } from "node:timers/promises";
import type { Logger } from "pino";
import type { Connection, Database } from "#db/client.ts";
import type { Spending } from "./limits.ts";
import { spend } from "./limits.repository.server.ts";
import type { OutgoingMail } from "./mail.ts";
import {
  claimDueMails,
  enqueueMail,
  forgetMail,
  giveUpMail,
  mergeMail,
  postponeMail,
  type QueuedMail,
} from "./mail-queue.repository.server.ts";
import { AddressRefused, CONNECTIONS, type MailTransport } from "./mail-transport.server.ts";

export type Mailer = {
  /**
   * Queues a mail; in `tx`, it leaves once that transaction commits, or not at all. Throws when the database does. What
   * others caused beyond its recipient's budget is merged or left out once it is due: who sends it cannot tell.
   */
  send(mail: OutgoingMail, tx?: Connection): Promise<void>;
  outbox: MailTransport["outbox"];
  /** Lets the mails that are leaving leave, for ten seconds at most; the others wait in the database. */
  close(): Promise<void>;
};

type Needs = { db: Database; transport: MailTransport; log: Pick<Logger, "error" | "warn" | "info"> };

const IDLE_MS = 1_000;
const TROUBLE_MS = 10_000;
const CLOSE_PATIENCE_MS = 10_000;

/** The queue of mails in the database, and this portal's share in emptying it (decision 8). */
export function createMailer(needs: Needs): Mailer {
  const { db, transport } = needs;
  const stop = new AbortController();
  const running = keepDelivering(needs, stop.signal);
  return {
    send: (mail, tx) => enqueueMail(tx ?? db, mail),
    outbox: transport.outbox,
    async close() {
      stop.abort();
      await Promise.race([running, setTimeout(CLOSE_PATIENCE_MS, null, { ref: false })]);
      transport.close();
    },
  };
}

async function keepDelivering(needs: Needs, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const wait = await deliverDueMails(needs).then(
      (count) => (count === CONNECTIONS ? 0 : IDLE_MS),
      (error: unknown) => {
        if (!signal.aborted) needs.log.error({ err: error }, "the queue of mails cannot be read");
        return TROUBLE_MS;
      },
    );
    await setTimeout(wait, null, { signal }).catch(() => {});
  }
}

/** Hands over the mails whose time has come, a few at once; how many there were. */
export async function deliverDueMails(needs: Needs): Promise<number> {
  const due = await claimDueMails(needs.db, CONNECTIONS);
  await Promise.all(due.map((mail) => deliverOne(needs, mail)));
  return due.length;
}

async function deliverOne(needs: Needs, mail: QueuedMail): Promise<void> {
  const { db, transport, log } = needs;
  const { id, to, subject, text, html, tries } = mail;
  if (!(await isWithinBudget(needs, mail))) {
    log.info({ mail: id, isMerged: mail.merged !== null }, "a mail was beyond its recipient's budget");
    return mail.merged ? mergeMail(db, mail, mail.merged) : forgetMail(db, id);
  }
  try {
    await transport.deliver({ id, to, subject, text, html });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (error instanceof AddressRefused) {
      log.warn({ mail: id, reason }, "the address of a mail was refused");
      return giveUpMail(db, mail, reason);
    }
    const { isGivenUp } = await postponeMail(db, mail, reason);
    if (isGivenUp) log.error({ mail: id, tries, reason }, "a mail was given up");
    else log.warn({ mail: id, tries, reason }, "a mail did not leave, and is tried again");
    return;
  }
  await forgetMail(db, id);
}

/** Spends once for a mail, not at each try; the merged mails of an hour are one, and cost nothing. */
async function isWithinBudget({ db }: Needs, mail: QueuedMail): Promise<boolean> {
  const { to: email, tries, isBudgeted, mergeKey, merged } = mail;
  if (!isBudgeted || mergeKey !== null || tries > 1) return true;
  const whole: Spending[] = [
    ["mailsAnHour", { email }],
    ["mailsADay", { email }],
  ];
  return merged ? spend(db, ["mailsOfRequest", { request: merged.requestId, email }], ...whole) : spend(db, ...whole);
}
