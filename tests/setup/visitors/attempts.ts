import { and, eq, sql } from "drizzle-orm";
import type { LimitName } from "#app/platform/limits/limits.ts";
import type { Database } from "#db/client.ts";
import { attempts } from "#db/schema/accounts.ts";

/** Sets the number of attempts of an account or an address; there must be at least one already. */
export async function setAttempts(db: Database, limit: LimitName, ofWhom: string, count: number): Promise<void> {
  const isCounted = and(
    eq(sql`split_part(key, ' ', 1)`, limit),
    eq(sql`right(key, ${ofWhom.length + 1})`, ` ${ofWhom}`),
  );
  const changed = await db.update(attempts).set({ count }).where(isCounted).returning();
  if (changed.length !== 1) throw new Error(`nothing counts « ${limit} » of « ${ofWhom} »`);
}
