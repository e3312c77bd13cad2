import pino from "pino";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import type { OutgoingMail } from "#app/domain/mail.ts";
import { type MailServer, startMailServer } from "#tests/setup/servers/mail-server.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import { type Jobs, openJobs } from "../jobs/jobs.server.ts";
import { createMailTransport } from "./mail-transport.server.ts";
import { createMailer, deliverMail } from "./mailer.server.ts";

const log = pino({ level: "silent" });
const settings = { SITE_NAME: "Bienvu", SITE_URL: "https://portail.example", DATA_DIR: "unused", MAIL_FROM: undefined };

let database: TestDatabase;
let server: MailServer;
let jobs: Jobs;
beforeAll(async () => {
  database = await createTestDatabase();
  server = await startMailServer();
  jobs = await openJobs({ db: database.db, log, works: false });
});
afterAll(async () => {
  await jobs.close();
  await server.stop();
  await database.drop();
});

/** Sends these mails, one after the other, and then delivers each twice: held ones leave the second time. */
async function sendAndDeliver(mails: OutgoingMail[]): Promise<void> {
  const { db } = database;
  const transport = createMailTransport({ ...settings, SMTP_URL: server.url });
  onTestFinished(() => transport.close());
  for (const mail of mails) await createMailer({ db, jobs, transport }).send(mail);
  for (let time = 0; time < 2; time++) {
    const { rows } = await db.$client.query<{ id: string }>("select id from mails order by created_at");
    for (const { id } of rows) await deliverMail({ db, jobs, transport, log }, id, { isLast: false });
  }
}

const to = "zoe@example.org";
const plain: OutgoingMail = { isBudgeted: false, to, subject: "Bonjour", text: "Bonjour", html: "<p>Bonjour</p>" };
const endsAt = (path: string) => ({ unsubscribeUrl: `https://portail.example${path}` });

/** The subject and the headers to end such mails, of each mail that arrived in the test. */
const arrived = () =>
  server.received.splice(0).map(({ subject, headers }) => {
    const header = (key: string) => headers.find((one) => one.key === key)?.value;
    return [subject, header("list-unsubscribe"), header("list-unsubscribe-post")];
  });

test("a mail with an unsubscribe link has the headers that mail programs know; other mails have none", async () => {
  // Longer than a line of a mail: programs must find the address whole.
  const path = `/alertes/fin-immediate?jeton=${"a1B2-_".repeat(20)}`;
  await sendAndDeliver([{ ...plain, ...endsAt(path) }, plain]);
  expect(arrived()).toEqual([
    ["Bonjour", `<https://portail.example${path}>`, "List-Unsubscribe=One-Click"],
    ["Bonjour", undefined, undefined],
  ]);
});

test("a merged mail has its own unsubscribe headers, not the headers of the mails that it replaces", async () => {
  const merged = { ...plain, subject: "Des nouvelles", mergeKey: "suivi", requestId: "1", isMessage: true };
  const message: OutgoingMail = {
    ...plain,
    ...endsAt("/un"),
    isBudgeted: true,
    merged: { ...merged, ...endsAt("/tout") },
  };
  await sendAndDeliver([message, message, message]);
  expect(arrived().map(([subject, url]) => [subject, url])).toEqual([
    ["Bonjour", "<https://portail.example/un>"],
    ["Des nouvelles", "<https://portail.example/tout>"],
  ]);
});
