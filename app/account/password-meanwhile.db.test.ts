import { randomUUID } from "node:crypto";
import { hashPassword } from "better-auth/crypto";
import { eq } from "drizzle-orm";
import pino from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createAuth } from "#app/platform/security/auth.server.ts";
import { spend } from "#app/platform/limits/limits.repository.server.ts";
import { limits } from "#app/platform/limits/limits.ts";
import type { Connection } from "#db/client.ts";
import { accountLinks, credentials, sessions, users } from "#db/schema/accounts.ts";
import { createUser, type UserRow } from "#tests/factories/accounts.ts";
import { mailsTo, queueingNeeds } from "#tests/setup/data/request-needs.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import { addAccountLink } from "./account-links.repository.server.ts";
import { endSessions, findPasswordHash, lockAccountForUpdate, setPassword } from "./account.repository.server.ts";
import { findSession } from "./session.server.ts";
import { askForNewEmail } from "./use-cases/change-email.server.ts";
import { logIn } from "./use-cases/log-in.server.ts";
import { changePassword } from "./use-cases/manage-sessions.server.ts";
import { askForReset, resetPassword } from "./use-cases/reset-password.server.ts";
import { timeoutFactor } from "#tests/setup/timeout-factor.ts";

const OLD_PASSWORD = "Ancien11!";
const THIEF_PASSWORD = "Intrus33!";
let database: TestDatabase;
let hashes: { old: string; reset: string };
beforeAll(async () => {
  database = await createTestDatabase();
  hashes = { old: await hashPassword(OLD_PASSWORD), reset: await hashPassword("Nouveau2!") };
});
afterAll(() => database.drop());

const errors: string[] = [];
const log = pino({ level: "error" }, { write: (line: string) => void errors.push(line) });
const needs = () => {
  const { db } = database;
  const queueing = queueingNeeds(db);
  return { ...queueing, log, auth: createAuth({ db, env: queueing.env, secret: "s".repeat(40) }) };
};

async function openAccount(): Promise<UserRow> {
  const user = await createUser(database.db);
  const credential = { id: randomUUID(), userId: user.id, providerId: "credential", accountId: user.id };
  await database.db.insert(credentials).values({ ...credential, password: hashes.old });
  return user;
}

let visitors = 0;
const login = ({ email }: UserRow, rememberMe = false) =>
  loginFrom(`192.0.2.${(visitors += 1)}`, { email, password: OLD_PASSWORD, rememberMe });
const loginFrom = (address: string, typed: { email: string; password: string; rememberMe?: boolean }) =>
  logIn(needs(), { rememberMe: false, ...typed, next: null, address, headers: new Headers() });

/** The headers of a browser with these cookies. */
const withCookiesOf = (cookies: Headers) => {
  const pairs = cookies.getSetCookie().map((cookie) => cookie.split(";")[0]);
  return new Headers({ cookie: pairs.join("; ") });
};

const sessionOf = (headers: Headers) =>
  findSession({ ...needs(), clock: () => new Date() }, new Request("https://portail.example/", { headers }));

/** Logs in with the old password. */
async function openSession(user: UserRow, rememberMe = false) {
  const answer = await login(user, rememberMe);
  if (!answer.ok) throw new Error(answer.code);
  const headers = withCookiesOf(answer.cookies);
  return { headers, ...(await sessionOf(headers))! };
}
type Visit = Awaited<ReturnType<typeof openSession>>;

const changeAs = ({ actor, headers, token }: Visit) =>
  changePassword(
    needs(),
    { headers, token },
    { actor, current: OLD_PASSWORD, next: THIEF_PASSWORD, address: "198.51.100.1" },
  );
const askAs = ({ actor, headers }: Visit) => {
  const asked = { email: `${randomUUID()}@example.org`, password: OLD_PASSWORD, address: "198.51.100.1" };
  return askForNewEmail(needs(), { actor, headers, ...asked });
};

const lockUser = (tx: Connection, { id }: UserRow) => tx.select().from(users).where(eq(users.id, id)).for("update");

const isWaiting = async () => {
  const { rowCount } = await database.db.$client.query(
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rowCount! > 0;
};

/** Locks the account, starts `act`, and waits until it is blocked by that lock. Then runs `happens` and commits it first. */
async function whileWaiting<Result>(
  user: UserRow,
  act: () => Promise<Result>,
  happens: (tx: Connection) => Promise<unknown>,
): Promise<Result> {
  let started: Promise<Result> | undefined;
  await database.db.transaction(async (tx) => {
    await lockUser(tx, user);
    started = act();
    await expect.poll(isWaiting, { timeout: 15_000 * timeoutFactor }).toBe(true);
    await happens(tx);
  });
  return started!;
}

const reset = (user: UserRow) => async (tx: Connection) => {
  await setPassword(tx, user.id, hashes.reset);
  await endSessions(tx, user.id, null);
};
const remove = (user: UserRow) => (tx: Connection) => tx.delete(users).where(eq(users.id, user.id));

const sessionsOf = ({ id }: UserRow) => database.db.select().from(sessions).where(eq(sessions.userId, id));
const passwordOf = ({ id }: UserRow) => findPasswordHash(database.db, id);
const wrong = { ok: false, code: "wrong" };

describe("while a password is reset", () => {
  test("a change of password that started earlier does not overwrite the new password", async () => {
    const user = await openAccount();
    const thief = await openSession(user);
    expect(await whileWaiting(user, () => changeAs(thief), reset(user))).toEqual(wrong);
    expect(await passwordOf(user)).toBe(hashes.reset);
    expect(await sessionsOf(user)).toEqual([]);
  });

  test("a change of address that started earlier creates no link", async () => {
    const user = await openAccount();
    const thief = await openSession(user);
    expect(await whileWaiting(user, () => askAs(thief), reset(user))).toEqual(wrong);
    expect(await database.db.select().from(accountLinks).where(eq(accountLinks.userId, user.id))).toEqual([]);
    expect(await mailsTo(database.db, user.email)).toEqual([]);
  });

  test("a login with the old password creates no session", async () => {
    const user = await openAccount();
    expect(await whileWaiting(user, () => login(user), reset(user))).toEqual(wrong);
    expect(await sessionsOf(user)).toEqual([]);
  });
});

test("a login with the old password waits for a running change of password, and creates no session", async () => {
  const user = await openAccount();
  let started: ReturnType<typeof login> | undefined;
  await database.db.transaction(async (tx) => {
    await lockAccountForUpdate(tx, user.id);
    await reset(user)(tx);
    started = login(user);
    await expect.poll(isWaiting, { timeout: 15_000 * timeoutFactor }).toBe(true);
  });
  expect(await started).toEqual(wrong);
  expect(await sessionsOf(user)).toEqual([]);
});

describe("while the account is deleted", () => {
  test.each([
    ["a login", (user: UserRow) => login(user)],
    ["a change of password", (_: UserRow, visit: Visit) => changeAs(visit)],
    ["a change of address", (_: UserRow, visit: Visit) => askAs(visit)],
  ])("%s is refused", async (_, act) => {
    const user = await openAccount();
    const visit = await openSession(user);
    expect(await whileWaiting<{ ok: boolean }>(user, () => act(user, visit), remove(user))).toEqual(wrong);
  });

  test("no link for a new password is sent, and no error is logged", async () => {
    const user = await openAccount();
    const asking = () => askForReset(needs(), { email: user.email, address: "198.51.100.2" });
    expect(await whileWaiting(user, asking, remove(user))).toEqual({ ok: true });
    const pool = database.db.$client;
    await expect.poll(() => pool.idleCount === pool.totalCount, { timeout: 15_000 * timeoutFactor }).toBe(true);
    expect(await mailsTo(database.db, user.email)).toEqual([]);
    expect(errors).toEqual([]);
  });
});

test("a session that another device just ended cannot change the password", async () => {
  const user = await openAccount();
  const visit = await openSession(user);
  const answer = await whileWaiting(
    user,
    () => changeAs(visit),
    (tx) => endSessions(tx, user.id, null),
  );
  expect(answer).toEqual({ ok: false, code: "session_ended" });
  expect(await passwordOf(user)).toBe(hashes.old);
});

test.each([
  ["a remembered session stays remembered", true],
  ["a session that ends with the browser still ends with it", false],
])("after a change of password %s, with new cookies, and other sessions end", async (_, rememberMe) => {
  const user = await openAccount();
  const [here, elsewhere] = [await openSession(user, rememberMe), await openSession(user)];
  const answer = await changeAs(here);
  if (!answer.ok) throw new Error(answer.code);
  const cookie = answer.cookies.getSetCookie().find((set) => set.includes("session_token"))!;
  expect(/max-age/i.test(cookie)).toBe(rememberMe);
  expect((await sessionOf(withCookiesOf(answer.cookies)))?.actor.account.id).toBe(user.id);
  expect([await sessionOf(here.headers), await sessionOf(elsewhere.headers)]).toEqual([null, null]);
  expect(await sessionsOf(user)).toHaveLength(1);
});

test("a completed reset ends the wait of its account, on every network", async () => {
  const { id, email } = await openAccount();
  const networks = ["203.0.113.3", "203.0.113.4"];
  for (const network of networks)
    for (let count = 0; count < limits.loginsToAccount.free; count++)
      await spend(database.db, ["loginsToAccount", { network, email }]);
  const logInEverywhere = async () => {
    const answers = [];
    for (const network of networks) answers.push(await loginFrom(network, { email, password: "Nouveau2!" }));
    return answers;
  };
  const tooMany = { ok: false, code: "too_many" };
  expect(await logInEverywhere()).toEqual([tooMany, tooMany]);
  const token = await addAccountLink(database.db, { userId: id, purpose: "reset", email });
  expect(await resetPassword(needs(), { token, password: "Nouveau2!", address: networks[0]! })).toEqual({ ok: true });
  expect(await logInEverywhere()).toMatchObject([{ ok: true }, { ok: true }]);
});
