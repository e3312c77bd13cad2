import { inspect } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#db/client.ts";
import { openDatabaseLink } from "#tests/setup/servers/database-link.ts";
import { mailTo, type QueuedMail, useMailDelivery } from "#tests/setup/servers/mail-delivery.ts";
import { startMailServer } from "#tests/setup/servers/mail-server.ts";
import { deleteOldMails } from "./mail-queue.repository.server.ts";
import { createMailer, deliverMail, queueMailsWithoutJob } from "./mailer.server.ts";

const { own, instance, send, rows, deliverAll, waits, recipients } = useMailDelivery();

test("a mail arrives as text and as HTML, from the site, and leaves nothing behind", async () => {
  await send(mailTo("zoe@example.org"));
  await deliverAll();
  expect(own.server.received).toMatchObject([
    {
      returnPath: "no-reply@portail.example",
      from: { name: "L’immobilier d’ici", address: "no-reply@portail.example" },
      to: [{ address: "zoe@example.org" }],
      subject: "Votre annonce à Besançon est en ligne",
      text: `${mailTo("").text}\n`,
      html: `${mailTo("").html}\n`,
    },
  ]);
  const contentType = own.server.received[0]!.headers.find(({ key }) => key === "content-type")!.value;
  expect(contentType).toContain("multipart/alternative");
  expect(await rows()).toEqual([]);
});

test("the operator sets the sender", async () => {
  await send(mailTo("zoe@example.org"));
  const [mail] = await rows();
  await deliverMail(instance(own.db, "Agence du Port <bonjour@port.example>"), mail!.id, { isLast: false });
  expect(own.server.received[0]).toMatchObject({
    returnPath: "bonjour@port.example",
    from: { name: "Agence du Port", address: "bonjour@port.example" },
  });
});

test("a mail queued in a transaction is sent after the commit, or not at all", async () => {
  const mailer = createMailer(instance());
  await own.db.transaction((tx) => mailer.send(mailTo("kept@example.org"), tx));
  const undone = own.db.transaction(async (tx) => {
    await mailer.send(mailTo("undone@example.org"), tx);
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  const { rows: queued } = await own.db.$client.query<{ recipient: string }>(
    "select recipient from mails m join jobs.job j on j.name = 'deliver-mail' and j.data ->> 'mail' = m.id::text",
  );
  expect(queued).toEqual([{ recipient: "kept@example.org" }]);
});

test.each([
  ["a refusal for now", { at: "recipient", code: 451 }, "451 to RCPT TO"],
  ["a refusal of the content", { at: "content", code: 554 }, "554 to DATA"],
] as const)("%s fails the attempt, and after the last one the mail is given up", async (_, refusal, told) => {
  own.server.refuseWith(refusal);
  await send(mailTo("zoe@example.org"));
  const [{ id }] = (await rows()) as [QueuedMail];
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
  own.server.refuseWith(null);
  await deliverAll();
  expect(recipients(), "what was given up is not sent").toEqual([]);
});

test("no mail is lost while the mail server is down", async () => {
  await own.server.stop();
  await send(mailTo("zoe@example.org"));
  const [{ id }] = (await rows()) as [QueuedMail];
  await expect(deliverMail(instance(), id, { isLast: false })).rejects.toThrow("ECONNREFUSED");
  expect(await rows()).toMatchObject([{ is_given_up: false, last_error: expect.stringContaining("ECONNREFUSED") }]);
  own.server = await startMailServer({ port: Number(new URL(own.server.url).port) });
  await deliverAll();
  expect(recipients()).toEqual(["zoe@example.org"]);
});

test("an unknown recipient is not retried, and is deleted after a month", async () => {
  own.server.refuseWith({ at: "recipient", code: 550 });
  await send(mailTo("nobody@example.org"));
  const [{ id }] = (await rows()) as [QueuedMail];
  const refused: string[] = [];
  await deliverMail({ ...instance(), onRefused: async (email) => void refused.push(email) }, id, { isLast: false });
  expect(refused).toEqual(["nobody@example.org"]);
  expect(await rows()).toMatchObject([{ is_given_up: true, last_error: expect.stringContaining("550") }]);
  expect(own.logged.join(), "the mail keeps the server's words, which name its recipient").not.toContain("nobody@");
  await deleteOldMails(own.db);
  expect(await rows()).toHaveLength(1);
  await own.db.$client.query("update mails set given_up_at = given_up_at - interval '31 days'");
  await deleteOldMails(own.db);
  expect(await rows()).toEqual([]);
});

test("a server that denies relaying does not count as refusing the address", async () => {
  own.server.refuseWith({ at: "recipient", code: 554, words: () => "5.7.1 Relay access denied" });
  await send(mailTo("zoe@example.org"));
  const [{ id }] = (await rows()) as [QueuedMail];
  const onRefused = () => Promise.reject(new Error("refused"));
  await expect(deliverMail({ ...instance(), onRefused }, id, { isLast: false })).rejects.toThrow("554 to RCPT TO");
  expect(await rows()).toMatchObject([{ is_given_up: false }]);
});

test("a sent mail is not sent again", async () => {
  await send(mailTo("zoe@example.org"));
  const [{ id }] = (await rows()) as [QueuedMail];
  await deliverAll();
  await deliverMail(instance(), id, { isLast: false });
  expect(recipients()).toEqual(["zoe@example.org"]);
});

test("a mail that was sent is not sent again if the database goes away at that moment", async () => {
  await send(mailTo("zoe@example.org"));
  const [{ id }] = (await rows()) as [QueuedMail];
  const link = await openDatabaseLink(own.database.url);
  const moved = openDatabase(link.url);
  onTestFinished(async () => {
    link.close();
    await moved.$client.end();
  });
  own.server.beforeAccepting(link.cut);
  const delivery = deliverMail(instance(moved), id, { isLast: false });
  await expect.poll(recipients).toEqual(["zoe@example.org"]);
  await link.mend();
  await delivery;
  expect(await rows()).toEqual([]);
});

test("a mail without a job gets one after an hour; others keep theirs", async () => {
  const { rows: left } = await own.db.$client.query<{ id: string }>(`
    insert into mails (recipient, subject, text, html, created_at) values
      ('old@example.org', 'Bonjour', 'a', 'a', now() - interval '2 hours'), ('new@example.org', 'Bonjour', 'a', 'a', now())
    returning id`);
  await send(mailTo("queued@example.org"));
  await own.db.$client.query("update mails set created_at = now() - interval '2 hours' where recipient like 'queued%'");
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
