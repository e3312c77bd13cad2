import { retention } from "#app/domain/retention.ts";
import { and, desc, eq, gt, ne, notExists, type SQL, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import { randomBytes, randomUUID } from "node:crypto";
import type { Connection } from "#db/client.ts";
import { credentials, sessions, users } from "#db/schema/accounts.ts";
import type { UserType } from "#app/domain/user-type.ts";
import type { Device } from "./account.ts";
import type { NewAccount, PersonNames } from "./account.schema.ts";

/** Adds an account with a password; null when the address is taken. */
export async function createAccount(
  db: Connection,
  account: NewAccount,
  passwordHash: string,
): Promise<{ id: string } | null> {
  const { firstName, familyName, email, userType } = account;
  const id = randomUUID();
  const user = { id, userType, firstName, familyName, name: `${firstName} ${familyName}`, email };
  const added = await db
    .insert(users)
    .values(user)
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  if (added.length === 0) return null;
  await db
    .insert(credentials)
    .values({ id: randomUUID(), userId: id, providerId: "credential", accountId: id, password: passwordHash });
  return { id };
}

/** When an account was created, and whether it has a password besides Google or Facebook. */
export async function findAccountFacts(
  db: Connection,
  id: string,
): Promise<{ createdAt: Date; hasPassword: boolean } | null> {
  const hasPassword = sql<boolean>`exists (select from credentials c where c.user_id = ${id} and c.password is not null)`;
  const [row] = await db.select({ createdAt: users.createdAt, hasPassword }).from(users).where(eq(users.id, id));
  return row ?? null;
}

/**
 * Locks an account until the transaction ends, to serialize changes of its data; false when it is gone. Rows that only reference
 * the account are not blocked.
 */
export async function lockAccountForUpdate(tx: Connection, id: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`select from users where id = ${id} for no key update`);
  return rows.length > 0;
}

/** The hash of an account's password; null where it logs in only by Google or Facebook. */
export async function findPasswordHash(db: Connection, userId: string): Promise<string | null> {
  const { rows } = await db.execute<{ password: string | null }>(
    sql`select password from credentials where user_id = ${userId} and provider_id = 'credential'`,
  );
  return rows[0]?.password ?? null;
}

/** The hash of a password by the account's address; null where the account logs in only by Google or Facebook. */
export async function findPasswordHashOf(db: Connection, email: string): Promise<string | null> {
  const { rows } = await db.execute<{ password: string | null }>(sql`
    select c.password from users u join credentials c on c.user_id = u.id and c.provider_id = 'credential'
    where u.email = ${email}`);
  return rows[0]?.password ?? null;
}

/**
 * Whether an account still has the password that `hash` verified. Waits for a running change; the row stays locked until
 * the transaction ends. Lock the account first, if both are needed.
 */
export async function isPasswordStill(db: Connection, userId: string, hash: string | null): Promise<boolean> {
  const { rows } = await db.execute<{ password: string | null }>(
    sql`select password from credentials where user_id = ${userId} and provider_id = 'credential' for share`,
  );
  return (rows[0]?.password ?? null) === hash;
}

export type Holder = { id: string; email: string; name: string; emailVerified: boolean };

/** The account of an e-mail address, and whether the address is confirmed; null for none. */
export async function findHolder(db: Connection, email: string): Promise<Holder | null> {
  const [row] = await db
    .select({ id: users.id, email: users.email, name: users.name, emailVerified: users.emailVerified })
    .from(users)
    .where(eq(users.email, email));
  return row ?? null;
}

/** An account with the values that a `Person` needs; null for none. */
export async function findHolderById(db: Connection, id: string) {
  const { email, name, emailVerified, firstName, familyName, userType } = users;
  const [row] = await db
    .select({ id: users.id, email, name, emailVerified, firstName, familyName, userType })
    .from(users)
    .where(eq(users.id, id));
  return row ?? null;
}

/** Whether the holder of an address is logged in from this network: its attempts are then not counted as an attack. */
export async function isLoggedInFrom(
  db: Connection,
  { email, network }: { email: string; network: string },
): Promise<boolean> {
  if (network === "") return false;
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(users.email, email), eq(sessions.ipAddress, network), gt(sessions.expiresAt, sql`now()`)))
    .limit(1);
  return rows.length > 0;
}

/** The account's e-mail address if it is confirmed; null otherwise. */
export async function findProvenEmail(db: Connection, accountId: string): Promise<string | null> {
  const [row] = await db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, accountId), eq(users.emailVerified, true)));
  return row?.email ?? null;
}

const updateUsers = (db: Connection, which: SQL, values: PgUpdateSetSource<typeof users>) =>
  db
    .update(users)
    .set({ ...values, updatedAt: sql`now()` })
    .where(which)
    .returning({ userType: users.userType });

export async function setNames(db: Connection, id: string, { firstName, familyName }: PersonNames): Promise<void> {
  await updateUsers(db, eq(users.id, id), { firstName, familyName, name: `${firstName} ${familyName}` });
}

/** Changes the type of an account that still has type `from`; false otherwise. */
export async function changeUserType(
  db: Connection,
  id: string,
  { from, to }: { from: UserType; to: UserType },
): Promise<boolean> {
  const which = sql`${users.id} = ${id} and ${users.userType} = ${from}`;
  return (await updateUsers(db, which, { userType: to })).length > 0;
}

/**
 * Sets a confirmed address; false when another account has it. Call it in a transaction: two requests for one address
 * wait for each other.
 */
export async function setEmail(tx: Connection, id: string, email: string): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`address ${email}`}, 0))`);
  const others = tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), ne(users.id, id)));
  const which = sql`${users.id} = ${id} and ${notExists(others)}`;
  return (await updateUsers(tx, which, { email, emailVerified: true })).length > 0;
}

/** Confirms an account's address; null where it was confirmed already. */
export async function confirmAddressOf(db: Connection, id: string): Promise<{ userType: UserType } | null> {
  const [row] = await updateUsers(db, sql`${users.id} = ${id} and not ${users.emailVerified}`, { emailVerified: true });
  return row ?? null;
}

/** Sets an account's password, also the first one after Google or Facebook. Ends its links (migration 0102). */
export async function setPassword(tx: Connection, userId: string, passwordHash: string): Promise<void> {
  const changed = await tx
    .update(credentials)
    .set({ password: passwordHash, updatedAt: sql`now()` })
    .where(and(eq(credentials.userId, userId), eq(credentials.providerId, "credential")))
    .returning({ id: credentials.id });
  if (changed.length === 0)
    await tx.insert(credentials).values({
      id: randomUUID(),
      userId,
      providerId: "credential",
      accountId: userId,
      password: passwordHash,
    });
}

/** An account's sessions: the session of `token` first, then the most recent. */
export async function findDevices(
  db: Connection,
  { userId, token }: { userId: string; token: string },
): Promise<Device[]> {
  const isThis = sql<boolean>`${sessions.token} = ${token}`;
  const rows = await db
    .select({ id: sessions.id, userAgent: sessions.userAgent, lastSeen: sessions.updatedAt, isThis })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(isThis), desc(sessions.updatedAt));
  return rows.map((row) => ({ ...row, userAgent: row.userAgent ?? "", lastSeen: row.lastSeen.toISOString() }));
}

/** Deletes the sessions of an account, except the one of `keptToken`. */
export async function endSessions(db: Connection, userId: string, keptToken: string | null): Promise<void> {
  await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), keptToken === null ? undefined : ne(sessions.token, keptToken)));
}

/** Deletes one session. */
export async function endSession(db: Connection, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.token, token));
}

/** Gives a session a new token, so that a copy of its cookie stops working; null when the session is gone. */
export async function renewSession(tx: Connection, userId: string, token: string): Promise<string | null> {
  const [row] = await tx
    .update(sessions)
    .set({ token: randomBytes(24).toString("base64url"), updatedAt: sql`now()` })
    .where(and(eq(sessions.userId, userId), eq(sessions.token, token), gt(sessions.expiresAt, sql`now()`)))
    .returning({ token: sessions.token });
  return row?.token ?? null;
}

/**
 * Call it before an account changes its address. Requests made with the old address, without an account, become the account's,
 * and their links end: the next holder of that address must not read them.
 */
export async function adoptRequests(tx: Connection, userId: string): Promise<void> {
  const asked = sql`r.seeker_id is null and r.confirmed_at is not null
    and r.seeker_email = (select email from users where id = ${userId} and email_verified)`;
  // Lock listings before their requests, by id, as all transactions do.
  await tx.execute(sql`
    select from listings where id in (select listing_id from requests r where ${asked}) order by id for no key update`);
  await tx.execute(sql`
    with mine as (update requests r set seeker_id = ${userId} where ${asked} returning r.id)
    delete from request_links where request_id in (select id from mine)`);
}

/** Deletes expired sessions, proofs and links of mails. */
export async function deleteEndedSessions(db: Connection): Promise<void> {
  await db.execute(sql`delete from sessions where expires_at < now()`);
  await db.execute(sql`delete from verifications where expires_at < now()`);
  await db.execute(sql`delete from account_links where expires_at < now()`);
}

/** Deletes accounts that nobody confirmed for a week and that own nothing. */
export async function deleteUnconfirmedAccounts(db: Connection): Promise<void> {
  await db.execute(sql`
    delete from users u where not email_verified and not is_sample
      and created_at < now() - make_interval(days => ${retention.unconfirmedAccounts})
      and not exists (select from sessions s where s.user_id = u.id)
      and not exists (select from advertisers a where a.user_id = u.id)
      and not exists (select from listing_drafts d where d.user_id = u.id)
      and not exists (select from favourites f where f.user_id = u.id)
      and not exists (select from requests r where r.seeker_id = u.id)`);
}
