import { expect, test } from "vitest";
import { mailTo, useMailDelivery } from "#tests/setup/servers/mail-delivery.ts";
import { actorOf } from "#tests/setup/visitors/actors.ts";
import { createUser } from "#tests/factories/accounts.ts";
import { deleteOldMails } from "#app/platform/mail/mail-queue.repository.server.ts";
import { deliverMail } from "#app/platform/mail/mailer.server.ts";
import { parseMailCriteria } from "./mail-criteria.ts";
import { listMails } from "./use-cases/list-mails.server.ts";
import { dropMail, resendMail, resendMails } from "./use-cases/resend-mails.server.ts";

const { own, instance, send, rows, deliverAll, waits, recipients } = useMailDelivery();

const query = async (text: string, values: unknown[] = []) => (await own.db.$client.query<object>(text, values)).rows;
const list = async (name: string) =>
  (await listMails({ db: own.db }, parseMailCriteria(new URLSearchParams(name)))).entries;

/** Gives up a mail to each of these, and returns an operator. */
async function giveUp(...to: string[]) {
  await query("delete from sent_mails");
  await query("delete from jobs.job");
  for (const one of to) await send(mailTo(one));
  own.server.refuseWith({ at: "recipient", code: 550 });
  await deliverAll({ isLast: true });
  own.server.refuseWith(null);
  await query("delete from jobs.job");
  const operator = { ...(await actorOf(own.db, await createUser(own.db))), operator: "operator" as const };
  return { operator, ids: (await rows()).map(({ id }) => id) };
}

test("the portal keeps recipient, subject and time of a sent mail for thirty days", async () => {
  await giveUp();
  await send(mailTo("zoe@example.org"));
  await deliverAll();
  const { subject } = mailTo("");
  expect(await list("etat=envoyes&destinataire=Zoe@example.org")).toMatchObject([{ to: "zoe@example.org", subject }]);
  expect(await list("etat=envoyes&destinataire=a@example.org")).toEqual([]);
  const stored = JSON.stringify(await query("select * from sent_mails"));
  expect(stored).not.toContain("285");
  await query("update sent_mails set sent_at = sent_at - interval '29 days'");
  await deleteOldMails(own.db);
  expect(await list("etat=envoyes")).toHaveLength(1);
  await query("update sent_mails set sent_at = sent_at - interval '2 days'");
  await deleteOldMails(own.db);
  expect(await list("etat=envoyes")).toEqual([]);
});

test("a mail that was given up is listed with its reason, and leaves once, however often it is sent again", async () => {
  const { operator, ids } = await giveUp("zoe@example.org");
  expect(await list("")).toMatchObject([
    { to: "zoe@example.org", reason: "unknown_address", words: expect.stringContaining("550") },
  ]);
  const needs = { db: own.db, jobs: own.jobs };
  const both = await Promise.all([resendMail(needs, operator, ids[0]!), resendMail(needs, operator, ids[0]!)]);
  expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
  expect(await waits(ids[0]!)).toEqual([0]);
  expect(await list("")).toEqual([]);
  expect(await list("etat=attente")).toMatchObject([{ id: ids[0], next: { isLeaving: false } }]);
  expect(await query("select act, subject_id from operator_acts where actor_id = $1", [operator.account.id])).toEqual([
    { act: "mail.resend", subject_id: ids[0] },
  ]);
  await deliverMail(instance(), ids[0]!, { isLast: false });
  await deliverMail(instance(), ids[0]!, { isLast: false });
  expect(recipients()).toEqual(["zoe@example.org"]);
});

test("one act sends all given-up mails again, each with its job, or none of them", async () => {
  const { operator, ids } = await giveUp("zoe@example.org", "max@example.org");
  const failing = { ...own.jobs, addAll: () => Promise.reject(new Error("no queue")) };
  await expect(resendMails({ db: own.db, jobs: failing }, operator)).rejects.toThrow("no queue");
  expect(await list("")).toHaveLength(2);
  expect(await resendMails({ db: own.db, jobs: own.jobs }, operator)).toBe(2);
  expect(await resendMails({ db: own.db, jobs: own.jobs }, operator)).toBe(0);
  expect(await Promise.all(ids.map(waits))).toEqual([[0], [0]]);
  expect(await query("select after from operator_acts where actor_id = $1", [operator.account.id])).toEqual([
    { after: "2" },
  ]);
});

test("a mail that waits or was never there is neither dropped nor sent again", async () => {
  const { operator, ids } = await giveUp("zoe@example.org");
  const needs = { db: own.db, jobs: own.jobs };
  expect(await dropMail(needs, operator, ids[0]!)).toEqual({ ok: true });
  expect(await dropMail(needs, operator, ids[0]!)).toEqual({ ok: false, code: "gone" });
  await send(mailTo("max@example.org"));
  const [waiting] = await rows();
  for (const id of [waiting!.id, "no-id", "0b0f5cb6-8d9c-4f2e-9a43-6d2f4f0b1c11"]) {
    expect(await dropMail(needs, operator, id)).toEqual({ ok: false, code: "gone" });
    expect(await resendMail(needs, operator, id)).toEqual({ ok: false, code: "gone" });
  }
  expect(await rows()).toHaveLength(1);
});

test("a long list is read page by page, each mail once", async () => {
  await giveUp();
  await query(`insert into sent_mails (id, recipient, subject, queued_at, sent_at)
    select gen_random_uuid(), 'a@example.org', n::text, now(), now() - (n / 10) * interval '1 second' from generate_series(1, 120) n`);
  const seen: string[] = [];
  let before: { at: string; id: string } | null = null;
  do {
    const page = await listMails({ db: own.db }, { list: "sent", recipient: null, before });
    seen.push(...page.entries.map(({ subject }) => subject!));
    before = page.next;
  } while (before);
  expect(seen).toHaveLength(120);
  expect(new Set(seen).size).toBe(120);
});

test("a waiting mail says when it is tried next", async () => {
  await giveUp();
  await send(mailTo("zoe@example.org"));
  await query("update jobs.job set start_after = '2026-12-01T08:05:00Z'");
  expect(await list("etat=attente")).toMatchObject([{ next: { at: "2026-12-01T08:05:00.000000Z", isLeaving: false } }]);
  await query("delete from jobs.job");
  expect(await list("etat=attente")).toMatchObject([{ next: { at: null } }]);
});
