import pino from "pino";
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { type Database, openDatabase } from "#db/client.ts";
import { type MailServer, startMailServer } from "#tests/setup/mail-server.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/test-database.ts";
import { claimDueMails, enqueueMail, waitSeconds } from "./mail-queue.repository.server.ts";
import type { MergedMail } from "./mail.ts";
import { createMailTransport } from "./mail-transport.server.ts";
import { createMailer, deliverDueMails } from "./mailer.server.ts";

const log = pino({ level: "silent" });
const settings = {
  SITE_NAME: "L’immobilier d’ici",
  SITE_URL: "https://portail.example",
  DATA_DIR: "unused",
  MAIL_FROM: undefined,
};
const mailTo = (to: string) => ({
  causedBy: "recipient" as const,
  to,
  subject: "Votre annonce à Besançon est en ligne",
  text: "Bonjour Zoé,\n\nC’est fait : « 285 000 € ».",
  html: "<p>C’est fait&nbsp;!</p>",
});

let database: TestDatabase;
let db: Database;
let server: MailServer;
beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
});
afterAll(() => database.drop());
beforeEach(async () => {
  server = await startMailServer();
});
afterEach(async () => {
  await server.stop();
  await db.$client.query("delete from mails");
});

/** One portal's share in the queue. */
function portal(on: Database = db, MAIL_FROM: string | undefined = undefined) {
  const transport = createMailTransport({ ...settings, MAIL_FROM, SMTP_URL: server.url });
  onTestFinished(() => transport.close());
  return { db: on, transport, log };
}
type Row = { id: string; tries: number; wait: number | null; last_error: string | null };
const rows = async () =>
  (
    await db.$client.query<Row>(
      "select id, tries, extract(epoch from next_try_at - now())::int as wait, last_error from mails",
    )
  ).rows;
/** Lets time pass for the mails that wait. */
const letPass = (interval: string) =>
  db.$client.query(
    "update mails set next_try_at = next_try_at - $1::interval, created_at = created_at - $1::interval",
    [interval],
  );
const recipients = () => server.received.map((mail) => mail.to?.[0]?.address);

test("a mail arrives as text and as HTML, from the site, and leaves nothing behind", async () => {
  await enqueueMail(db, mailTo("zoe@example.org"));
  expect(await deliverDueMails(portal())).toBe(1);
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
  expect(server.received[0]!.headers.find(({ key }) => key === "content-type")!.value).toContain(
    "multipart/alternative",
  );
  expect(await rows()).toEqual([]);
});

const byOthers = (to: string, merged: MergedMail | null = null) => ({
  ...mailTo(to),
  causedBy: "others" as const,
  merged,
});
const about = (requestId: string) => ({
  subject: "Des nouvelles",
  text: "Elles vous attendent.",
  html: "<p>Ici</p>",
  mergeKey: "suivi",
  requestId,
});
const subjects = () => server.received.map(({ subject }) => subject);
const deliverAll = async () => {
  const own = portal();
  while ((await deliverDueMails(own)) > 0) continue;
};

test("what others cause to be sent to one person stays within one budget, whatever it tells; the rest is not sent", async () => {
  await Promise.all(Array.from({ length: 55 }, () => enqueueMail(db, byOthers("bombed@example.org"))));
  await enqueueMail(db, byOthers("neighbour@example.org"));
  await deliverAll();
  expect(recipients().filter((to) => to === "bombed@example.org")).toHaveLength(10);
  expect(recipients()).toContain("neighbour@example.org");
  expect(await rows()).toEqual([]);

  await enqueueMail(db, mailTo("bombed@example.org"));
  await deliverAll();
  expect(recipients().at(-1), "what the recipient asked for arrives").toBe("bombed@example.org");
});

test("notices beyond the budget become one mail an hour, and no more than thirty go on their own in a day", async () => {
  const to = "agency@example.org";
  const bomb = async () => {
    await Promise.all(Array.from({ length: 61 }, (_, index) => enqueueMail(db, byOthers(to, about(`n° ${index}`)))));
    await deliverAll();
  };
  await bomb();
  expect(recipients()).toHaveLength(10);
  expect(await rows()).toMatchObject([{ tries: 0 }]);
  for (let hour = 1; hour <= 3; hour++) {
    await letPass("61 minutes");
    await db.$client.query("update attempts set window_ends_at = now() where key = $1", [`mailsAnHour ${to}`]);
    await bomb();
  }
  await letPass("61 minutes");
  await deliverAll();
  const merges = subjects().filter((subject) => subject === "Des nouvelles").length;
  expect([recipients().length - merges, merges]).toEqual([30, 4]);
  expect(await rows()).toEqual([]);
});

test("of one who writes sixty-one times an hour six mails go on their own, and others are heard as before", async () => {
  const to = "owner@example.org";
  await Promise.all(Array.from({ length: 61 }, () => enqueueMail(db, byOthers(to, about("bavard")))));
  await enqueueMail(db, byOthers(to, about("autre")));
  await deliverAll();
  expect(recipients()).toHaveLength(7);
  expect(await rows(), "one mail for all the rest").toMatchObject([{ tries: 0 }]);
});

test("a mail that is tried again is not counted again", async () => {
  server.refuseWith({ at: "recipient", code: 451 });
  await enqueueMail(db, byOthers("late@example.org", about("tard")));
  for (let time = 0; time < 12; time++) {
    await deliverAll();
    await letPass("61 minutes");
  }
  server.refuseWith(null);
  await deliverAll();
  expect(recipients()).toEqual(["late@example.org"]);
});

test("the operator names the sender", async () => {
  await enqueueMail(db, mailTo("zoe@example.org"));
  await deliverDueMails(portal(db, "Agence du Port <bonjour@port.example>"));
  expect(server.received[0]).toMatchObject({
    returnPath: "bonjour@port.example",
    from: { name: "Agence du Port", address: "bonjour@port.example" },
  });
});

test("a mail written in a transaction leaves with it, or not at all", async () => {
  await db.transaction(async (tx) => {
    await enqueueMail(tx, mailTo("kept@example.org"));
    expect(await deliverDueMails(portal())).toBe(0);
  });
  await expect(
    db.transaction(async (tx) => {
      await enqueueMail(tx, mailTo("undone@example.org"));
      throw new Error("undone");
    }),
  ).rejects.toThrow("undone");
  await deliverDueMails(portal());
  expect(recipients()).toEqual(["kept@example.org"]);
});

test.each([
  ["a refusal for now", { at: "recipient", code: 451 }],
  ["a refusal of the content", { at: "content", code: 554 }],
] as const)("%s is tried again, later and later, until the server takes it", async (_, refusal) => {
  server.refuseWith(refusal);
  await enqueueMail(db, mailTo("zoe@example.org"));
  for (let tries = 1; tries <= 3; tries++) {
    await deliverDueMails(portal());
    const [waiting] = await rows();
    expect(waiting).toMatchObject({ tries, last_error: expect.stringContaining(String(refusal.code)) });
    expect(Math.abs(waiting!.wait! - waitSeconds(tries))).toBeLessThanOrEqual(5);
    expect(await deliverDueMails(portal())).toBe(0);
    await letPass(`${waitSeconds(tries)} s`);
  }
  server.refuseWith(null);
  await deliverDueMails(portal());
  expect(server.tries()).toBe(4);
  expect(recipients()).toEqual(["zoe@example.org"]);
  expect(await rows()).toEqual([]);
});

test("a server that is away loses nothing", async () => {
  await server.stop();
  await enqueueMail(db, mailTo("zoe@example.org"));
  await deliverDueMails(portal());
  expect(await rows()).toMatchObject([{ tries: 1, last_error: expect.stringContaining("ECONNREFUSED") }]);
  server = await startMailServer({ port: Number(new URL(server.url).port) });
  await letPass("10 s");
  await deliverDueMails(portal());
  expect(recipients()).toEqual(["zoe@example.org"]);
});

test("after a day the tries end, and the operator can read why", async () => {
  server.refuseWith({ at: "content", code: 451 });
  await enqueueMail(db, mailTo("zoe@example.org"));
  await letPass("25 h");
  await deliverDueMails(portal());
  expect(await rows()).toMatchObject([{ wait: null, last_error: expect.stringContaining("451") }]);
  expect(await deliverDueMails(portal())).toBe(0);
});

test("an address that does not exist is not tried again, and is forgotten in the end", async () => {
  server.refuseWith({ at: "recipient", code: 550 });
  await enqueueMail(db, mailTo("nobody@example.org"));
  await deliverDueMails(portal());
  expect(await rows()).toMatchObject([{ tries: 1, wait: null, last_error: expect.stringContaining("550") }]);
  await db.$client.query("update mails set created_at = created_at - interval '31 days'");
  await enqueueMail(db, mailTo("nobody-else@example.org"));
  await deliverDueMails(portal());
  expect(await rows()).toHaveLength(1);
});

test("several portals share the queue: each mail leaves once", async () => {
  const others = [openDatabase(database.url), openDatabase(database.url)];
  onTestFinished(async () => void (await Promise.all(others.map((other) => other.$client.end()))));
  const addresses = Array.from({ length: 40 }, (_, index) => `${index}@example.org`);
  for (const address of addresses) await enqueueMail(db, mailTo(address));
  await Promise.all(
    [db, ...others].map(async (own) => {
      const needs = portal(own);
      while ((await deliverDueMails(needs)) > 0);
    }),
  );
  expect(recipients().toSorted()).toEqual(addresses.toSorted());
});

test("what a portal had taken when it died, another one sends after a while", async () => {
  await enqueueMail(db, mailTo("zoe@example.org"));
  expect(await claimDueMails(db, 5)).toHaveLength(1);
  expect(await deliverDueMails(portal())).toBe(0);
  await letPass("5 min");
  await deliverDueMails(portal());
  expect(recipients()).toEqual(["zoe@example.org"]);
});

test("a portal delivers by itself what is sent, also what an earlier one left", async () => {
  await enqueueMail(db, mailTo("left@example.org"));
  const mailer = createMailer(portal());
  await mailer.send(mailTo("sent@example.org"));
  await db.transaction((tx) => mailer.send(mailTo("in-transaction@example.org"), tx));
  await expect
    .poll(() => recipients().toSorted(), { timeout: 20_000 })
    .toEqual(["in-transaction@example.org", "left@example.org", "sent@example.org"]);
  await mailer.close();
  await mailer.send(mailTo("after@example.org"));
  expect(await rows()).toMatchObject([{ tries: 0 }]);
});
