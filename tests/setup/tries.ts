import { eq } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { attempts } from "#db/schema/accounts.ts";

/** As if something had been tried so often already; it has been at least once. */
export async function setTries(db: Database, key: string, count: number): Promise<void> {
  const changed = await db.update(attempts).set({ count }).where(eq(attempts.key, key)).returning();
  if (changed.length !== 1) throw new Error(`nothing counts the tries of « ${key} »`);
}
