import { eq } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import type { Connection, Database } from "#db/client.ts";
import { credentials, users } from "#db/schema/accounts.ts";
import type { NewAccount } from "./account.schema.ts";

/** Adds an account that logs in with a password; null when the address has one already. */
export async function createAccount(tx: Connection, account: NewAccount, passwordHash: string): Promise<{ id: string } | null> {
  const { firstName, familyName, email, userType } = account;
  const id = randomUUID();
  const user = { id, userType, firstName, familyName, name: `${firstName} ${familyName}`, email };
  const added = await tx.insert(users).values(user).onConflictDoNothing({ target: users.email }).returning({ id: users.id });
  if (added.length === 0) return null;
  await tx.insert(credentials).values({ id: randomUUID(), userId: id, providerId: "credential", accountId: id, password: passwordHash });
  return { id };
}

export async function findAccountDate(db: Database, id: string): Promise<Date | null> {
  const [row] = await db.select({ createdAt: users.createdAt }).from(users).where(eq(users.id, id));
  return row?.createdAt ?? null;
}
