import { eq } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import type { Database } from "#db/client.ts";
import { credentials, users } from "#db/schema/accounts.ts";
import type { NewAccount } from "./account.schema.ts";

const UNIQUE_VIOLATION = "23505";

/** Adds an account that logs in with a password; null when the address has one already. */
export async function createAccount(db: Database, account: NewAccount, passwordHash: string): Promise<{ id: string } | null> {
  const { firstName, familyName, email, userType } = account;
  const id = randomUUID();
  try {
    await db.transaction(async (tx) => {
      await tx.insert(users).values({ id, userType, firstName, familyName, name: `${firstName} ${familyName}`, email });
      await tx.insert(credentials).values({ id: randomUUID(), userId: id, providerId: "credential", accountId: id, password: passwordHash });
    });
    return { id };
  } catch (error) {
    if (codeOf(error) === UNIQUE_VIOLATION) return null;
    throw error;
  }
}

export async function findAccountDate(db: Database, id: string): Promise<Date | null> {
  const [row] = await db.select({ createdAt: users.createdAt }).from(users).where(eq(users.id, id));
  return row?.createdAt ?? null;
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error ? ("code" in error ? error.code : codeOf(error.cause)) : undefined;
