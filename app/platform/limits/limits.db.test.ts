import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { attempts } from "#db/schema/accounts.ts";
import { uniqueLetters } from "#tests/factories/unique.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import {
  deleteEndedAttempts,
  resetAttempts,
  resetAttemptsOfAccount,
  isSpent,
  retrySeconds,
  spend,
  withNotedWait,
} from "./limits.repository.server.ts";
import { limits, type Spending } from "./limits.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const visitor = () => ({ network: uniqueLetters(), email: `${uniqueLetters()}@example.org`, account: uniqueLetters() });
/** When the last attempt was made, for limits with a delay. */
const begun = sql`(window_ends_at - make_interval(hours => ${limits.loginsToAccount.resetAfterHours}))`;
const rowsOf = (text: string) =>
  database.db
    .select({ key: attempts.key, wait: sql<number | null>`extract(epoch from free_at - ${begun})::int` })
    .from(attempts)
    .where(sql`position(${text} in key) > 0`);
const spendOften = async (count: number, ...spendings: Spending[]) => {
  const results = await Promise.all(Array.from({ length: count }, () => spend(database.db, ...spendings)));
  return results.filter(Boolean).length;
};
const endWait = (text: string) =>
  database.db
    .update(attempts)
    .set({ freeAt: sql`now()` })
    .where(sql`position(${text} in key) > 0`);

test("a window allows a number of attempts, also concurrent ones, and restarts when it ends", async () => {
  const who = visitor();
  const { most } = limits.resetsOfAccount;
  expect(await spendOften(most + 4, ["resetsOfAccount", who])).toBe(most);
  expect(await isSpent(database.db, ["resetsOfAccount", who])).toBe(true);
  await database.db
    .update(attempts)
    .set({ windowEndsAt: sql`now()` })
    .where(eq(attempts.key, `resetsOfAccount ${who.network} ${who.email}`));
  expect(await isSpent(database.db, ["resetsOfAccount", who])).toBe(false);
  expect(await spendOften(most + 4, ["resetsOfAccount", who])).toBe(most);
});

test("a refusal adds nothing to its own limit and to the limits after it", async () => {
  const who = visitor();
  const { most } = limits.resetsFromNetwork;
  await spendOften(most, ["resetsFromNetwork", who]);
  expect(await spend(database.db, ["resetsFromNetwork", who], ["resetsOfAccount", who])).toBe(false);
  expect(await rowsOf(who.email)).toEqual([]);
  const counts = await database.db
    .select()
    .from(attempts)
    .where(sql`position(${who.network} in key) > 0`);
  expect(counts).toMatchObject([{ count: most }]);
});

test("after its free attempts a delay doubles with each accepted one, up to a maximum, not with refused ones", async () => {
  const who = visitor();
  const { free } = limits.loginsToAccount;
  expect(await spendOften(free + 5, ["loginsToAccount", who])).toBe(free);
  const waits = [];
  for (let count = 0; count < 8; count++) {
    expect(await spend(database.db, ["loginsToAccount", who])).toBe(false);
    waits.push((await rowsOf(who.email))[0]!.wait);
    await endWait(who.email);
    expect(await spend(database.db, ["loginsToAccount", who])).toBe(true);
  }
  expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900, 900]);
});

test("a refusal records how long its window, or its delay, still lasts", async () => {
  const who = visitor();
  const waitFor = (...spendings: Spending[]) =>
    withNotedWait({ retrySeconds: null }, async () =>
      (await spend(database.db, ...spendings)) ? null : retrySeconds(),
    );
  await spendOften(limits.loginsToAccount.free, ["loginsToAccount", who]);
  await spendOften(limits.newEmails.most, ["newEmails", who]);
  const [inSeconds, at] = [
    (seconds: number) => sql`now() + make_interval(secs => ${seconds})`,
    sql`${who.account} || ${who.email}`,
  ];
  await database.db
    .update(attempts)
    .set({
      freeAt: sql`case when free_at is null then null else ${inSeconds(1_000)} end`,
      windowEndsAt: inSeconds(2_000),
    })
    .where(sql`position(split_part(key, ' ', -1) in ${at}) > 0`);
  const delay = await waitFor(["loginsToAccount", who]);
  const window = await waitFor(["links", who], ["newEmails", who]);
  for (const [wait, seconds] of [
    [delay, 1_000],
    [window, 2_000],
  ] as const) {
    expect(wait).toBeGreaterThan(seconds - 100);
    expect(wait).toBeLessThanOrEqual(seconds);
  }
});

test("a delay belongs to one network, and ends after a success", async () => {
  const who = visitor();
  await spendOften(limits.loginsToAccount.free, ["loginsToAccount", who]);
  expect(await spend(database.db, ["loginsToAccount", { ...who, network: "ailleurs" }])).toBe(true);
  await resetAttempts(database.db, ["loginsToAccount", who]);
  expect(await spend(database.db, ["loginsToAccount", who])).toBe(true);
});

test("a reset ends the counts against its account, on every network, and no others", async () => {
  const [who, other] = [visitor(), visitor()];
  const alike = { ...other, email: `x${who.email}` };
  for (const one of [who, alike]) {
    await spend(database.db, ["loginsToAccount", one], ["loginsToAttackedAccount", one], ["wrongPasswords", one]);
    await spend(database.db, ["passwordsOfAccount", one], ["deletions", one], ["photos", one], ["mailsAnHour", one]);
  }
  await resetAttemptsOfAccount(database.db, { id: who.account, email: who.email });
  const names = async ({ account, email }: typeof who) =>
    [...(await rowsOf(account)), ...(await rowsOf(` ${email}`))].map(({ key }) => key.split(" ")[0]).toSorted();
  expect(await names(who)).toEqual(["mailsAnHour", "photos"]);
  expect(await names(alike)).toHaveLength(7);
});

test("the mails of one mailbox are counted together, whichever of its addresses they use", async () => {
  const mailbox = uniqueLetters();
  const sent = [];
  for (let count = 0; count < 30; count++)
    sent.push(await spend(database.db, ["mailsAnHour", { email: `${mailbox}+${count}@example.org` }]));
  expect(sent.filter(Boolean)).toHaveLength(limits.mailsAnHour.most);
  expect(await rowsOf(mailbox)).toMatchObject([{ key: `mailsAnHour ${mailbox}@example.org` }]);
  const login = (email: string) => spend(database.db, ["wrongPasswords", { email }]);
  await login(`${mailbox}+1@example.org`);
  expect(await rowsOf(`wrongPasswords ${mailbox}+1@`), "an account is its address").toHaveLength(1);
});

test("expired counts are deleted", async () => {
  const [ended, running] = [visitor(), visitor()];
  for (const one of [ended, running]) await spend(database.db, ["links", one]);
  await database.db
    .update(attempts)
    .set({ windowEndsAt: sql`now()` })
    .where(sql`position(${ended.network} in key) > 0`);
  await deleteEndedAttempts(database.db);
  expect([await rowsOf(ended.network), await rowsOf(running.network)]).toMatchObject([[], [{}]]);
});
