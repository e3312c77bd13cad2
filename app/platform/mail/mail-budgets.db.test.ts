import { expect, test } from "vitest";
import type { OutgoingMail } from "#app/domain/mail.ts";
import { byOthers, mailTo, useMailDelivery } from "#tests/setup/servers/mail-delivery.ts";
import { deliverMail } from "./mailer.server.ts";

const { own, instance, send, rows, deliverAll, waits, recipients } = useMailDelivery();

const about = (requestId: string, isMessage = false) => ({
  subject: "Des nouvelles",
  text: "Elles vous attendent.",
  html: "<p>Ici</p>",
  mergeKey: "suivi",
  requestId,
  isMessage,
});
const subjects = () => own.server.received.map(({ subject }) => subject);
const sendAll = (mails: OutgoingMail[]) => Promise.all(mails.map(send));
/** Passes the time that merged mails wait. */
async function deliverMerged(): Promise<void> {
  const needs = instance();
  for (const { id } of await rows()) await deliverMail(needs, id, { isLast: false });
}
const endWindows = (key: string) =>
  own.db.$client.query("update attempts set window_ends_at = now() where key like $1", [`${key}%`]);

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
  own.server.refuseWith({ at: "recipient", code: 451 });
  await send(byOthers("late@example.org", about("tard")));
  for (let time = 0; time < 12; time++) await deliverAll();
  own.server.refuseWith(null);
  await deliverAll();
  expect(recipients()).toEqual(["late@example.org"]);
});
