import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { limits } from "#app/platform/limits/limits.ts";
import { isSpent } from "#app/platform/limits/limits.repository.server.ts";
import { type Actor, visitor } from "#app/account/actor.ts";
import { createUser, type UserRow } from "#tests/factories/accounts.ts";
import { createAlert as insertAlert } from "#tests/factories/alerts.ts";
import { uniqueLetters } from "#tests/factories/unique.ts";
import { mailsTo, queueingNeeds } from "#tests/setup/data/request-needs.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import { createAlert } from "./use-cases/create-alert.server.ts";
import { askForAlertList, mailAlertList } from "./use-cases/ask-for-alert-list.server.ts";
import { queueTo } from "#tests/setup/portals/no-jobs.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const newAddress = () => `${uniqueLetters()}@example.org`;
/** Somebody asks for an alert on an address, by default without an account. */
const ask = (email: string, address: string, actor: Actor = visitor) =>
  createAlert(queueingNeeds(database.db), {
    params: new URLSearchParams({ q: uniqueLetters() }),
    email,
    actor,
    frequency: "daily",
    address,
  });
const logIn = ({ id }: UserRow, network: string) =>
  database.db.execute(sql`
    insert into sessions (id, token, user_id, ip_address, expires_at)
    values (${id}, ${id}, ${id}, ${network}, now() + interval '1 hour')`);
const countMails = async (email: string) => (await mailsTo(database.db, email)).length;

test("strangers use up only their own budget of links to an address: its holder's network, account and other mails have theirs", async () => {
  const { db } = database;
  const holder = await createUser(db);
  const { email } = holder;
  const home = "192.0.2.7";
  await logIn(holder, home);
  for (let network = 1; network <= 5; network++)
    for (let time = 0; time < limits.alertsInName.most; time++)
      expect(await ask(email, `198.51.100.${network}`)).toMatchObject({ ok: true, kind: "to_confirm" });
  expect(await countMails(email)).toBe(limits.alertLinksAnHour.most);

  expect(await ask(email, home)).toMatchObject({ ok: true, kind: "to_confirm" });
  expect(await countMails(email)).toBe(limits.alertLinksAnHour.most + 1);
  expect(await ask(email, home, holder.actor)).toMatchObject({ ok: true, kind: "active" });
  for (const name of ["mailsAnHour", "resetMailsAnHour", "alertMails"] as const)
    expect(await isSpent(db, [name, { email }]), name).toBe(false);
});

test("one network alone cannot use up the links that an address may be sent in a day", async () => {
  const email = newAddress();
  const network = "198.51.100.20";
  const answers = [];
  for (let hour = 0; hour < 4; hour++) {
    for (let time = 0; time < limits.alertsInName.most; time++) answers.push((await ask(email, network)).ok);
    await database.db.execute(sql`delete from attempts where key like ${`alertsInName ${network}%`}`);
  }
  expect(answers.filter(Boolean)).toHaveLength(limits.alertsInNameADay.most);
  expect(limits.alertLinksADay.most).toBeGreaterThanOrEqual(3 * limits.alertsInNameADay.most);
  expect((await ask(email, "198.51.100.21")).ok).toBe(true);
  expect(await countMails(email)).toBe(limits.alertsInNameADay.most + 1);
});

test("asking for the link to one's list does the same for any address; an address that was only typed is forgotten", async () => {
  const { db } = database;
  const [{ email: known }, { email: unconfirmed }] = [
    await insertAlert(db),
    await insertAlert(db, { isConfirmed: false }),
  ];
  const unknown = newAddress();
  const queued: number[] = [];
  const jobs = queueTo(
    async (_, name, data) => void (name === "mail-alert-list" && "recipient" in data && queued.push(data.recipient)),
  );
  for (const email of [known, unconfirmed, unknown]) {
    const before = queued.length;
    expect(await askForAlertList({ db, jobs }, { email, address: "198.51.100.30" })).toEqual({ ok: true });
    expect(queued, email).toHaveLength(before + 1);
  }
  for (const recipient of queued) await mailAlertList(queueingNeeds(db), recipient);
  expect([await countMails(known), await countMails(unconfirmed), await countMails(unknown)]).toEqual([1, 0, 0]);
  const { rows } = await db.execute(
    sql`select email from recipients where email in (${known}, ${unconfirmed}, ${unknown}) order by id`,
  );
  expect(rows).toEqual([{ email: known }, { email: unconfirmed }]);
});
