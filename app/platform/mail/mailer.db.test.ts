import { inspect } from "node:util";
import pino from "pino";
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { type Database, openDatabase } from "#db/client.ts";
import { openDatabaseLink } from "#tests/setup/database-link.ts";
import { type MailServer, startMailServer } from "#tests/setup/mail-server.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/test-database.ts";
import { type Jobs, openJobs } from "../jobs/jobs.server.ts";
import { deleteOldMails } from "./mail-queue.repository.server.ts";
import type { MergedMail, OutgoingMail } from "#app/domain/mail.ts";
import { createMailTransport } from "./mail-transport.server.ts";
import { createMailer, deliverMail, queueMailsWithoutJob } from "./mailer.server.ts";

const logged: string[] = [];
const log = pino({ level: "info" }, { write: (line) => logged.push(line) });
const settings = {
  SITE_NAME: "L’immobilier d’ici",
  SITE_URL: "https://portail.example",
  DATA_DIR: "unused",
  MAIL_FROM: undefined,
};
const mailTo = (to: string) => ({
  isBudgeted: false as const,
  to,
  subject: "Votre annonce à Besançon est en ligne",
  text: "Bonjour Zoé,\n\nC’est fait : « 285 000 € ».",
  html: "<p>C’est fait&nbsp;!</p>",
});

let database: TestDatabase;
let db: Database;
let server: MailServer;
let jobs: Jobs;
beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
  jobs = await openJobs({ db, log, works: false });
});
afterAll(async () => {
  await jobs.close();
  await database.drop();
});
beforeEach(async () => {
  server = await startMailServer();
});
afterEach(async () => {
  await server.stop();
  await db.$client.query("delete from mails");
  await db.$client.query("delete from attempts");
});

/** The dependencies of a mail delivery. */
function instance(on: Database = db, MAIL_FROM: string | undefined = undefined) {
  const transport = createMailTransport({ ...settings, MAIL_FROM, SMTP_URL: server.url });
  onTestFinished(() => transport.close());
  return { db: on, jobs, transport, log };
}
const send = (mail: OutgoingMail) => createMailer(instance()).send(mail);
type Row = { id: string; merge_key: string | null; last_error: string | null; is_given_up: boolean };
const queued =
  "select id, merge_key, last_error, given_up_at is not null as is_given_up from mails order by created_at";
const rows = async () => (await db.$client.query<Row>(queued)).rows;
/** Attempts each mail once that does not wait. */
async function deliverAll(attempt = { isLast: false }): Promise<void> {
  const needs = instance();
  for (const { id, merge_key } of await rows())
    if (merge_key === null) await deliverMail(needs, id, attempt).catch(() => {});
}
/** Passes the time that merged mails wait. */
async function deliverMerged(): Promise<void> {
  const needs = instance();
  for (const { id } of await rows()) await deliverMail(needs, id, { isLast: false });
}
/** Seconds until the jobs for a mail start. */
async function waits(id: string): Promise<number[]> {
  const { rows: jobsOfMail } = await db.$client.query<{ seconds: number }>(
    `select round(extract(epoch from start_after - created_on))::int as seconds from jobs.job
     where name = 'deliver-mail' and data ->> 'mail' = $1 order by start_after`,
    [id],
  );
  return jobsOfMail.map(({ seconds }) => seconds);
}
const endWindows = (key: string) =>
  db.$client.query("update attempts set window_ends_at = now() where key like $1", [`${key}%`]);
const recipients = () => server.received.map((mail) => mail.to?.[0]?.address);

test("a mail arrives as text and as HTML, from the site, and leaves nothing behind", async () => {
  await send(mailTo("zoe@example.org"));
  await deliverAll();
  expect(server.received).toMatchObject([
    {
      returnPath: "no-reply@portail.example",
      from: { name: "L’immobilier d’ici", address: "no-reply@portail.example" },
      to: [{ address: "zoe@example.org" }],
      subject: "Votre annonce à Besançon est en ligne",
      text: `${mailTo("").text}\n`,
      html: `${mailTo("").html}\n`,
    },
  ]);
  const contentType = server.received[0]!.headers.find(({ key }) => key === "content-type")!.value;
  expect(contentType).toContain("multipart/alternative");
  expect(await rows()).toEqual([]);
});

const byOthers = (to: string, merged: MergedMail | null = null) => ({
  ...mailTo(to),
  isBudgeted: true as const,
  merged,
});
const about = (requestId: string, isMessage = false) => ({
  subject: "Des nouvelles",
  text: "Elles vous attendent.",
  html: "<p>Ici</p>",
  mergeKey: "suivi",
  requestId,
  isMessage,
});
const subjects = () => server.received.map(({ subject }) => subject);
const sendAll = (mails: OutgoingMail[]) => Promise.all(mails.map(send));

test("mails that others cause to one person stay within one budget, of all kinds; the rest is not sent", async () => {
  await sendAll(Array.from({ length: 55 }, () => byOthers("bombed@example.org")));
  await send(byOthers("neighbour@example.org"));
  await deliverAll();
  expect(recipients().filter((to) => to === "bombed@example.org")).toHaveLength(10);
  expect(recipients()).toContain("neighbour@example.org");
  expect(await rows()).toEqual([]);

  await send(mailTo("bombed@example.org"));
  await deliverAll();
  expect(recipients().at(-1), "what the recipient asked for arrives").toBe("bombed@example.org");
});

test("notices beyond the budget are merged into one mail an hour; at most thirty a day are sent on their own", async () => {
  const to = "agency@example.org";
  const bomb = async () => {
    await sendAll(Array.from({ length: 61 }, (_, index) => byOthers(to, about(`n° ${index}`))));
    await deliverAll();
  };
  await bomb();
  expect(recipients()).toHaveLength(10);
  const held = await rows();
  expect(held).toMatchObject([{ merge_key: "suivi" }]);
  expect(await waits(held[0]!.id)).toEqual([0, 3_600]);
  for (let hour = 1; hour <= 3; hour++) {
    await deliverMerged();
    await endWindows(`mailsAnHour ${to}`);
    await bomb();
  }
  await deliverMerged();
  const merges = subjects().filter((subject) => subject === "Des nouvelles").length;
  expect([recipients().length - merges, merges]).toEqual([30, 4]);
  expect(await rows()).toEqual([]);
});

test("of sixty-one messages in an hour, six are mailed on their own, and other senders are not affected", async () => {
  const to = "owner@example.org";
  await sendAll(Array.from({ length: 61 }, () => byOthers(to, about("bavard"))));
  await send(byOthers(to, about("autre")));
  await deliverAll();
  expect(recipients()).toHaveLength(7);
  expect(await rows(), "one mail for all the rest").toMatchObject([{ merge_key: "suivi" }]);
});

test("several messages within minutes are merged into one mail after the first; a single second one is sent unchanged", async () => {
  const to = "proprietaire@example.org";
  const message = byOthers(to, about("1", true));
  await send(message);
  await deliverAll();
  expect(subjects()).toEqual([message.subject]);

  await send(message);
  await deliverAll();
  const [second] = await rows();
  expect(await waits(second!.id)).toEqual([0, 300]);
  await deliverMerged();
  expect(subjects()).toEqual([message.subject, message.subject]);

  await sendAll([message, message, message]);
  await deliverAll();
  expect(recipients()).toHaveLength(2);
  await send(byOthers(to, about("1")));
  await deliverAll();
  expect(subjects().at(-1), "an offer or an answer does not wait").toBe(message.subject);
  await deliverMerged();
  expect(subjects().slice(3)).toEqual(["Des nouvelles"]);
  await endWindows("messageMails");
  await send(message);
  await deliverAll();
  expect(subjects().at(-1)).toBe(message.subject);
});

test("a retried mail is not counted again", async () => {
  server.refuseWith({ at: "recipient", code: 451 });
  await send(byOthers("late@example.org", about("tard")));
  for (let time = 0; time < 12; time++) await deliverAll();
  server.refuseWith(null);
  await deliverAll();
  expect(recipients()).toEqual(["late@example.org"]);
});

test("the operator sets the sender", async () => {
  await send(mailTo("zoe@example.org"));
  const [mail] = await rows();
  await deliverMail(instance(db, "Agence du Port <bonjour@port.example>"), mail!.id, { isLast: false });
  expect(server.received[0]).toMatchObject({
    returnPath: "bonjour@port.example",
    from: { name: "Agence du Port", address: "bonjour@port.example" },
  });
});

test("a mail queued in a transaction is sent after the commit, or not at all", async () => {
  const mailer = createMailer(instance());
  await db.transaction((tx) => mailer.send(mailTo("kept@example.org"), tx));
  const undone = db.transaction(async (tx) => {
    await mailer.send(mailTo("undone@example.org"), tx);
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  const { rows: queued } = await db.$client.query<{ recipient: string }>(
    "select recipient from mails m join jobs.job j on j.name = 'deliver-mail' and j.data ->> 'mail' = m.id::text",
  );
  expect(queued).toEqual([{ recipient: "kept@example.org" }]);
});

test.each([
  ["a refusal for now", { at: "recipient", code: 451 }, "451 to RCPT TO"],
  ["a refusal of the content", { at: "content", code: 554 }, "554 to DATA"],
] as const)("%s fails the attempt, and after the last one the mail is given up", async (_, refusal, told) => {
  server.refuseWith(refusal);
  await send(mailTo("zoe@example.org"));
  const [{ id }] = (await rows()) as [Row];
  const refused: string[] = [];
  const needs = { ...instance(), onRefused: async (email: string) => void refused.push(email) };
  const failure: unknown = await deliverMail(needs, id, { isLast: false }).catch((error: unknown) => error);
  expect(inspect(failure), "the operator's alarm names the log").toContain(told);
  expect(inspect(failure), "the job keeps it, the log tells it").not.toContain("zoe@example.org");
  expect(await rows()).toMatchObject([
    { is_given_up: false, last_error: expect.stringContaining(String(refusal.code)) },
  ]);
  expect(refused).toEqual([]);
  await expect(deliverMail(needs, id, { isLast: true })).rejects.toThrow();
  expect(await rows()).toMatchObject([{ is_given_up: true }]);
  expect(refused, "the operator must mend it, not the recipient").toEqual([]);
  server.refuseWith(null);
  await deliverAll();
  expect(recipients(), "what was given up is not sent").toEqual([]);
});

test("a mail server that is down loses nothing", async () => {
  await server.stop();
  await send(mailTo("zoe@example.org"));
  const [{ id }] = (await rows()) as [Row];
  await expect(deliverMail(instance(), id, { isLast: false })).rejects.toThrow("ECONNREFUSED");
  expect(await rows()).toMatchObject([{ is_given_up: false, last_error: expect.stringContaining("ECONNREFUSED") }]);
  server = await startMailServer({ port: Number(new URL(server.url).port) });
  await deliverAll();
  expect(recipients()).toEqual(["zoe@example.org"]);
});

test("an unknown recipient is not retried, and is deleted after a month", async () => {
  server.refuseWith({ at: "recipient", code: 550 });
  await send(mailTo("nobody@example.org"));
  const [{ id }] = (await rows()) as [Row];
  const refused: string[] = [];
  await deliverMail({ ...instance(), onRefused: async (email) => void refused.push(email) }, id, { isLast: false });
  expect(refused).toEqual(["nobody@example.org"]);
  expect(await rows()).toMatchObject([{ is_given_up: true, last_error: expect.stringContaining("550") }]);
  expect(logged.join(), "the mail keeps the server's words, which name its recipient").not.toContain("nobody@");
  await deleteOldMails(db);
  expect(await rows()).toHaveLength(1);
  await db.$client.query("update mails set given_up_at = given_up_at - interval '31 days'");
  await deleteOldMails(db);
  expect(await rows()).toEqual([]);
});

test("a sent mail is not sent again", async () => {
  await send(mailTo("zoe@example.org"));
  const [{ id }] = (await rows()) as [Row];
  await deliverAll();
  await deliverMail(instance(), id, { isLast: false });
  expect(recipients()).toEqual(["zoe@example.org"]);
});

test("a mail that has left does not leave again where the database goes away at that moment", async () => {
  await send(mailTo("zoe@example.org"));
  const [{ id }] = (await rows()) as [Row];
  const link = await openDatabaseLink(database.url);
  const moved = openDatabase(link.url);
  onTestFinished(async () => {
    link.close();
    await moved.$client.end();
  });
  server.beforeAccepting(link.cut);
  const delivery = deliverMail(instance(moved), id, { isLast: false });
  await expect.poll(recipients).toEqual(["zoe@example.org"]);
  await link.mend();
  await delivery;
  expect(await rows()).toEqual([]);
});

test("a mail without a job gets one after an hour; others keep theirs", async () => {
  const { rows: left } = await db.$client.query<{ id: string }>(`
    insert into mails (recipient, subject, text, html, created_at) values
      ('old@example.org', 'Bonjour', 'a', 'a', now() - interval '2 hours'), ('new@example.org', 'Bonjour', 'a', 'a', now())
    returning id`);
  await send(mailTo("queued@example.org"));
  await db.$client.query("update mails set created_at = now() - interval '2 hours' where recipient like 'queued%'");
  await queueMailsWithoutJob(instance());
  await queueMailsWithoutJob(instance());
  const counts = await Promise.all(
    (await rows()).map(async ({ id }) => [id === left[0]!.id, (await waits(id)).length]),
  );
  expect(counts.toSorted()).toEqual([
    [false, 0],
    [false, 1],
    [true, 1],
  ]);
});
