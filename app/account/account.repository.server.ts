import { and, eq, gt, ne, notExists, sql } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import type { Connection } from "#db/client.ts";
import { credentials, sessions, users, verifications } from "#db/schema/accounts.ts";
import type { UserType } from "./account.ts";
import type { NewAccount, PersonNames } from "./account.schema.ts";

/** Adds an account that logs in with a password; null when the address has one already. */
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

/** When an account was made, and whether it has a password besides Google or Facebook. */
export async function findAccountFacts(
  db: Connection,
  id: string,
): Promise<{ createdAt: Date; hasPassword: boolean } | null> {
  const hasPassword = sql<boolean>`exists (select from credentials c where c.user_id = ${id} and c.password is not null)`;
  const [row] = await db.select({ createdAt: users.createdAt, hasPassword }).from(users).where(eq(users.id, id));
  return row ?? null;
}

/**
 * Holds an account until the transaction ends, so that what changes all that it owns comes one after the other; false
 * when it is gone. Rows that only name the account go on.
 */
export async function holdAccount(tx: Connection, id: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`select from users where id = ${id} for no key update`);
  return rows.length > 0;
}

/** Whose account an address is; null for none. */
export async function findHolder(db: Connection, email: string): Promise<{ email: string; name: string } | null> {
  const [row] = await db.select({ email: users.email, name: users.name }).from(users).where(eq(users.email, email));
  return row ?? null;
}

export async function setNames(db: Connection, id: string, { firstName, familyName }: PersonNames): Promise<void> {
  await db
    .update(users)
    .set({ firstName, familyName, name: `${firstName} ${familyName}`, updatedAt: sql`now()` })
    .where(eq(users.id, id));
}

/** Changes the type of an account that still has type `from`; false when it has not. */
export async function changeUserType(
  db: Connection,
  id: string,
  { from, to }: { from: UserType; to: UserType },
): Promise<boolean> {
  const changed = await db
    .update(users)
    .set({ userType: to, updatedAt: sql`now()` })
    .where(and(eq(users.id, id), eq(users.userType, from)))
    .returning({ id: users.id });
  return changed.length > 0;
}

/** Sets a confirmed address; false when another account has it. */
export async function setEmail(db: Connection, id: string, email: string): Promise<boolean> {
  const others = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), ne(users.id, id)));
  const changed = await db
    .update(users)
    .set({ email, emailVerified: true, updatedAt: sql`now()` })
    .where(and(eq(users.id, id), notExists(others)))
    .returning({ id: users.id });
  return changed.length > 0;
}

/** The link of a forgotten password proved the present address: it is confirmed, and no other one waits. */
export async function settlePasswordReset(db: Connection, userId: string): Promise<void> {
  await forgetNewEmail(db, userId);
  await db.update(users).set({ emailVerified: true }).where(eq(users.id, userId));
}

/** Ends the sessions of an account, but that of `keptToken`. */
export async function endSessions(db: Connection, userId: string, keptToken: string | null): Promise<void> {
  await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), keptToken === null ? undefined : ne(sessions.token, keptToken)));
}

const newEmailOf = (userId: string) => `new-email:${userId}`;

/** Keeps the one address that an account may change to, in the place of an earlier one. */
export async function keepNewEmail(
  db: Connection,
  userId: string,
  { email, secretHash, minutes }: { email: string; secretHash: string; minutes: number },
): Promise<void> {
  await forgetNewEmail(db, userId);
  const expiresAt = sql`now() + make_interval(mins => ${minutes})`;
  await db
    .insert(verifications)
    .values({ id: randomUUID(), identifier: newEmailOf(userId), value: `${secretHash} ${email}`, expiresAt });
}

/** The address that was kept with this secret, which serves once; null when there is none, or no more. */
export async function takeNewEmail(db: Connection, userId: string, secretHash: string): Promise<string | null> {
  const isKept = and(
    eq(verifications.identifier, newEmailOf(userId)),
    sql`starts_with(${verifications.value}, ${`${secretHash} `})`,
    gt(verifications.expiresAt, sql`now()`),
  );
  const [row] = await db.delete(verifications).where(isKept).returning({ value: verifications.value });
  return row ? row.value.slice(secretHash.length + 1) : null;
}

export async function forgetNewEmail(db: Connection, userId: string): Promise<void> {
  await db.delete(verifications).where(eq(verifications.identifier, newEmailOf(userId)));
}
