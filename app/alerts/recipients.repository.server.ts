import { eq, sql } from "drizzle-orm";
import type { Connection } from "#db/client.ts";
import { alerts, recipients } from "#db/schema/alerts.ts";
import { users } from "#db/schema/accounts.ts";

/** A person who is told by mail; `key` signs the links of the mails. */
export type Recipient = { id: number; email: string; key: string };

const columns = { id: recipients.id, email: recipients.email, key: recipients.key };

/** The recipient of an address, which is added where it is new; locked until the transaction ends. */
export async function lockRecipient(tx: Connection, email: string): Promise<Recipient> {
  const [found] = await tx
    .insert(recipients)
    .values({ email: email.toLowerCase() })
    .onConflictDoUpdate({ target: recipients.email, set: { email: email.toLowerCase() } })
    .returning(columns);
  return found!;
}

/** A person, locked until the transaction ends; null where it is gone. */
export async function lockRecipientById(
  tx: Connection,
  id: number,
): Promise<(Recipient & { isRefused: boolean }) | null> {
  const [found] = await tx
    .select({ ...columns, isRefused: sql<boolean>`${recipients.refusedAt} is not null` })
    .from(recipients)
    .where(eq(recipients.id, id))
    .for("no key update");
  return found ?? null;
}

export async function findRecipient(db: Connection, id: number): Promise<Recipient | null> {
  const [found] = await db.select(columns).from(recipients).where(eq(recipients.id, id));
  return found ?? null;
}

/** The recipient of an alert. */
export async function findRecipientOfAlert(db: Connection, alertId: number): Promise<Recipient | null> {
  const [found] = await db
    .select(columns)
    .from(alerts)
    .innerJoin(recipients, eq(recipients.id, alerts.recipientId))
    .where(eq(alerts.id, alertId));
  return found ?? null;
}

/** The recipient of an account: by its address, once that is confirmed. */
export async function findRecipientOfAccount(db: Connection, userId: string): Promise<Recipient | null> {
  const [found] = await db
    .select(columns)
    .from(users)
    .innerJoin(recipients, eq(recipients.email, sql`lower(${users.email})`))
    .where(sql`${users.id} = ${userId} and ${users.emailVerified}`);
  return found ?? null;
}

/** The recipient of an address; null where it has no confirmed alert. */
export async function findRecipientWithAlerts(db: Connection, email: string): Promise<Recipient | null> {
  const [found] = await db
    .select(columns)
    .from(recipients)
    .where(
      sql`${recipients.email} = ${email.toLowerCase()} and exists (
        select from ${alerts} where ${alerts.recipientId} = ${recipients.id} and ${alerts.confirmedAt} is not null)`,
    );
  return found ?? null;
}

/** An account's address, in lower case; null where it is not confirmed. */
export async function findConfirmedAddress(db: Connection, userId: string): Promise<string | null> {
  const [found] = await db
    .select({ email: sql<string>`lower(${users.email})` })
    .from(users)
    .where(sql`${users.id} = ${userId} and ${users.emailVerified}`);
  return found?.email ?? null;
}

/** Nothing more is mailed to this address until the person resumes. False where it is nobody's. */
export async function refuseRecipient(tx: Connection, email: string): Promise<Recipient | null> {
  const [refused] = await tx
    .update(recipients)
    .set({ refusedAt: sql`now()` })
    .where(eq(recipients.email, email.toLowerCase()))
    .returning(columns);
  return refused ?? null;
}

export async function acceptRecipient(tx: Connection, id: number): Promise<void> {
  await tx.update(recipients).set({ refusedAt: null }).where(eq(recipients.id, id));
}

/** Deletes a person with alerts and notices, by address. */
export async function deleteRecipient(tx: Connection, email: string): Promise<void> {
  await tx.delete(recipients).where(eq(recipients.email, email.toLowerCase()));
}
