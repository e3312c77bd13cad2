import pino from "pino";
import { afterAll, afterEach, beforeAll, beforeEach, onTestFinished } from "vitest";
import type { MergedMail, OutgoingMail } from "#app/domain/mail.ts";
import { type Jobs, openJobs } from "#app/platform/jobs/jobs.server.ts";
import { createMailTransport } from "#app/platform/mail/mail-transport.server.ts";
import { createMailer, deliverMail } from "#app/platform/mail/mailer.server.ts";
import type { Database } from "#db/client.ts";
import { type MailServer, startMailServer } from "./mail-server.ts";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";

const settings = {
  SITE_NAME: "L’immobilier d’ici",
  SITE_URL: "https://portail.example",
  DATA_DIR: "unused",
  MAIL_FROM: undefined,
};

/** A mail that its recipient asked for. */
export const mailTo = (to: string) => ({
  isBudgeted: false as const,
  to,
  subject: "Votre annonce à Besançon est en ligne",
  text: "Bonjour Zoé,\n\nC’est fait : « 285 000 € ».",
  html: "<p>C’est fait&nbsp;!</p>",
});

/** A mail that somebody else has caused. */
export const byOthers = (to: string, merged: MergedMail | null = null) => ({
  ...mailTo(to),
  isBudgeted: true as const,
  merged,
});

export type QueuedMail = { id: string; merge_key: string | null; last_error: string | null; is_given_up: boolean };

/** A queue of mails and a mail server for a file of tests; both are emptied after each test. */
export function useMailDelivery() {
  const logged: string[] = [];
  const log = pino({ level: "info" }, { write: (line) => logged.push(line) });
  const own = { logged } as { logged: string[]; database: TestDatabase; db: Database; server: MailServer; jobs: Jobs };
  beforeAll(async () => {
    own.database = await createTestDatabase();
    own.db = own.database.db;
    own.jobs = await openJobs({ db: own.db, log, works: false });
  });
  afterAll(async () => {
    await own.jobs.close();
    await own.database.drop();
  });
  beforeEach(async () => {
    own.server = await startMailServer();
  });
  afterEach(async () => {
    await own.server.stop();
    await own.db.$client.query("delete from mails");
    await own.db.$client.query("delete from attempts");
  });

  /** The dependencies of a mail delivery. */
  function instance(on: Database = own.db, MAIL_FROM: string | undefined = undefined) {
    const transport = createMailTransport({ ...settings, MAIL_FROM, SMTP_URL: own.server.url });
    onTestFinished(() => transport.close());
    return { db: on, jobs: own.jobs, transport, log };
  }
  const send = (mail: OutgoingMail) => createMailer(instance()).send(mail);
  const queued =
    "select id, merge_key, last_error, given_up_at is not null as is_given_up from mails order by created_at";
  const rows = async () => (await own.db.$client.query<QueuedMail>(queued)).rows;

  /** Attempts once each mail that does not wait. */
  async function deliverAll(attempt = { isLast: false }): Promise<void> {
    const needs = instance();
    for (const { id, merge_key } of await rows())
      if (merge_key === null) await deliverMail(needs, id, attempt).catch(() => {});
  }

  /** Seconds until the jobs for a mail start. */
  async function waits(id: string): Promise<number[]> {
    const { rows: jobsOfMail } = await own.db.$client.query<{ seconds: number }>(
      `select round(extract(epoch from start_after - created_on))::int as seconds from jobs.job
       where name = 'deliver-mail' and data ->> 'mail' = $1 order by start_after`,
      [id],
    );
    return jobsOfMail.map(({ seconds }) => seconds);
  }

  const recipients = () => own.server.received.map((mail) => mail.to?.[0]?.address);
  return { own, instance, send, rows, deliverAll, waits, recipients };
}
