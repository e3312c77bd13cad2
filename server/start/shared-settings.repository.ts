import { sql } from "drizzle-orm";
import type { Connection, Database } from "#db/client.ts";
import { sharedSettings } from "#db/schema/shared-settings.ts";

/** Settings that all portals on one database share. */
export type SharedSettings = Pick<typeof sharedSettings.$inferSelect, "secretFingerprint" | "storageId">;

/** The stored settings; null before the first start, also without the table. */
export async function findSharedSettings(db: Database): Promise<SharedSettings | null> {
  const { rows } = await db.execute<{ hasTable: boolean }>(
    sql`select to_regclass('shared_settings') is not null as "hasTable"`,
  );
  if (!rows[0]!.hasTable) return null;
  const [settings] = await db.select().from(sharedSettings);
  return settings ?? null;
}

/** Stores the settings; false if another portal has, after waiting for one whose transaction is storing them. */
export async function insertSharedSettings(tx: Connection, settings: SharedSettings): Promise<boolean> {
  const inserted = await tx
    .insert(sharedSettings)
    .values(settings)
    .onConflictDoNothing()
    .returning({ storageId: sharedSettings.storageId });
  return inserted.length > 0;
}

export async function deleteSharedSettings(tx: Connection): Promise<void> {
  await tx.delete(sharedSettings);
}
