import { eq, sql } from "drizzle-orm";
import type { Connection } from "#db/client.ts";
import { alerts, recipients } from "#db/schema/alerts.ts";
import { users } from "#db/schema/accounts.ts";

/** A person who gets notices by mail; `key` signs the links of the mails. */
export type Recipient = { id: number; email: string; key: string };

const columns = { id: recipients.id, email: recipients.email, key: recipients.key };

/** The recipient of an address, added if it is new; locked until the transaction ends. */
export async function lockRecipient(tx: Connection, email: string): Promise<Recipient> {
  const [row] = await tx
    .insert(recipients)
    .values({ email: email.toLowerCase() })
    .onConflictDoUpdate({ target: recipients.email, set: { email: email.toLowerCase() } })
    .returning(columns);
  return row!;
}

/** A recipient, locked until the transaction ends; null if it was deleted. */
export async function lockRecipientById(
  tx: Connection,
  id: number,
): Promise<(Recipient & { isRefused: boolean }) | null> {
  const [row] = await tx
    .select({ ...columns, isRefused: sql<boolean>`${recipients.refusedAt} is not null` })
    .from(recipients)
    .where(eq(recipients.id, id))
    .for("no key update");
  return row ?? null;
}

export async function findRecipient(db: Connection, id: number): Promise<Recipient | null> {
  const [row] = await db.select(columns).from(recipients).where(eq(recipients.id, id));
  return row ?? null;
}

/** The recipient of an alert. */
export async function findRecipientOfAlert(db: Connection, alertId: number): Promise<Recipient | null> {
  const [row] = await db
    .select(columns)
    .from(alerts)
    .innerJoin(recipients, eq(recipients.id, alerts.recipientId))
    .where(eq(alerts.id, alertId));
  return row ?? null;
}

/** The recipient of an account: by its address, once that is confirmed. */
export async function findRecipientOfAccount(db: Connection, userId: string): Promise<Recipient | null> {
  const [row] = await db
    .select(columns)
    .from(users)
    .innerJoin(recipients, eq(recipients.email, users.email))
    .where(sql`${users.id} = ${userId} and ${users.emailVerified}`);
  return row ?? null;
}

export async function hasConfirmedAlerts(db: Connection, id: number): Promise<boolean> {
  const { rowCount } = await db.execute(
    sql`select from alerts where recipient_id = ${id} and confirmed_at is not null limit 1`,
  );
  return rowCount === 1;
}

/** Stops all notices to an address until its owner resumes them. Null if no recipient has the address. */
export async function refuseRecipient(tx: Connection, email: string): Promise<Recipient | null> {
  const [row] = await tx
    .update(recipients)
    .set({ refusedAt: sql`now()` })
    .where(eq(recipients.email, email.toLowerCase()))
    .returning(columns);
  return row ?? null;
}

export async function acceptRecipient(tx: Connection, id: number): Promise<void> {
  await tx.update(recipients).set({ refusedAt: null }).where(eq(recipients.id, id));
}

/** Deletes a recipient if it is unused; the caller has locked it. */
export async function deleteUnusedRecipient(tx: Connection, id: number): Promise<void> {
  await tx.execute(sql`delete from recipients r where id = ${id} and ${isUnusedRecipient}`);
}

/** Whether the recipient `r` has no alert, no notice, and no favourite of its account. */
export const isUnusedRecipient = sql`not exists (select from alerts where recipient_id = r.id)
  and not exists (select from notices where recipient_id = r.id)
  and not exists (select from users u join favourites f on f.user_id = u.id where u.email = r.email)`;

/** Deletes the recipient of an address with its alerts and notices. */
export async function deleteRecipient(tx: Connection, email: string): Promise<void> {
  await tx.delete(recipients).where(eq(recipients.email, email.toLowerCase()));
}
