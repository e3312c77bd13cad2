import { sql } from "drizzle-orm";
import { hashSecret, newSecret, readSpelled, spellSecret } from "#app/platform/security/link-secret.server.ts";
import type { Connection } from "#db/client.ts";
import { accountLinks } from "#db/schema/accounts.ts";
import { type LinkPurpose, linkMinutes } from "#app/domain/account-link.ts";

type NewLink = {
  userId: string;
  purpose: LinkPurpose;
  /** The e-mail address to which the link is sent. */
  email: string;
  /** The page of this site to return to. */
  next?: string | null;
};

/**
 * Creates the only valid link of an account for a purpose, and returns its secret. An earlier link ends; only the
 * secret's hash is stored.
 */
export async function addAccountLink(
  tx: Connection,
  { userId, purpose, email, next = null }: NewLink,
): Promise<string> {
  const secret = purpose === "factor" ? spellSecret() : newSecret();
  const expiresAt = sql`now() + make_interval(mins => ${linkMinutes[purpose]})`;
  const link = { email, next, secretHash: hashSecret(secret), expiresAt, createdAt: sql`now()` };
  await tx
    .insert(accountLinks)
    .values({ userId, purpose, ...link })
    .onConflictDoUpdate({ target: [accountLinks.userId, accountLinks.purpose], set: link });
  return secret;
}

/** Adds the code with which an operator sets up a second factor. An earlier code ends; a change of the password ends the code too. */
export const addFactorCode = (tx: Connection, { id, email }: { id: string; email: string }): Promise<string> =>
  addAccountLink(tx, { userId: id, purpose: "factor", email });

/** Whether a typed code may set up the second factor of an account. */
export async function isFactorCode(db: Connection, userId: string, typed: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select from account_links where user_id = ${userId} and purpose = 'factor'
    and secret_hash = ${hashSecret(readSpelled(typed))} and expires_at > now()`);
  return rows.length > 0;
}

export async function deleteFactorCode(tx: Connection, userId: string): Promise<void> {
  await tx.execute(sql`delete from account_links where user_id = ${userId} and purpose = 'factor'`);
}

type TakenLink = { userId: string; email: string; next: string | null };

/**
 * Uses up the link of a secret; null if it was used, has expired, or went to an address that the account no longer has. Call it
 * in the transaction of the link's effect.
 */
export async function takeAccountLink(tx: Connection, purpose: LinkPurpose, secret: string): Promise<TakenLink | null> {
  // Lock the account first: two links of one account end each other, and would deadlock.
  await tx.execute(sql`
    select from users where id = (select user_id from account_links where secret_hash = ${hashSecret(secret)}) for update`);
  const { rows } = await tx.execute<TakenLink>(sql`
    delete from account_links l using users u
    where l.secret_hash = ${hashSecret(secret)} and l.purpose = ${purpose} and l.expires_at > now()
      and u.id = l.user_id and (l.purpose = 'new-email' or l.email = u.email)
    returning l.user_id as "userId", l.email, l.next`);
  return rows[0] ?? null;
}
