import { isDeepStrictEqual } from "node:util";
import { and, asc, eq, isNull, lte, or, sql } from "drizzle-orm";
import type { Connection, Database } from "#db/client.ts";
import { feedExports } from "#db/schema/feeds.ts";
import { standingInSql } from "#db/standing.ts";
import type { ExportProblem } from "./ftp-export.ts";
import type { KeyHolder } from "../accounts/admit-key.server.ts";
import type { StoredFtp } from "../sources/ftp-account.ts";

/** The export settings of an organisation; null where it has none. */
export async function findExportSettings(db: Connection, advertiserId: number) {
  const [row] = await db.select().from(feedExports).where(eq(feedExports.advertiserId, advertiserId));
  return row ? typed(row) : null;
}

export type ExportSettings = NonNullable<Awaited<ReturnType<typeof findExportSettings>>>;

/** Finds the export settings and locks them until the transaction ends. */
export async function lockExportSettings(tx: Connection, advertiserId: number): Promise<ExportSettings | null> {
  const [row] = await tx
    .select()
    .from(feedExports)
    .where(eq(feedExports.advertiserId, advertiserId))
    .for("no key update");
  return row ? typed(row) : null;
}

/** Records the result of an attempt, unless somebody has changed the account meanwhile. */
export const recordAttempt = (
  db: Database,
  { advertiserId, ftp, password }: Pick<ExportSettings, "advertiserId" | "ftp" | "password">,
  record: (tx: Connection, present: ExportSettings) => Promise<void>,
): Promise<void> =>
  db.transaction(async (tx) => {
    const present = await lockExportSettings(tx, advertiserId);
    const isSame = present?.ftp && isDeepStrictEqual(present.ftp, ftp) && present.password === password;
    if (isSame) await record(tx, present);
  });

// Written by `saveExportSettings` alone.
const typed = (row: typeof feedExports.$inferSelect) => {
  const problem = row.problem as ExportProblem | null;
  const ftp = row.ftp as StoredFtp | null;
  return { ...row, id: row.advertiserId, ftp, problem, certificate: problem?.certificate ?? null };
};

type SettingsChange = Partial<
  Omit<typeof feedExports.$inferInsert, "advertiserId" | "ftp" | "problem"> & {
    ftp: StoredFtp | null;
    problem: ExportProblem | null;
  }
>;

export async function saveExportSettings(tx: Connection, advertiserId: number, change: SettingsChange): Promise<void> {
  await tx.insert(feedExports).values({ advertiserId }).onConflictDoNothing();
  await tx.update(feedExports).set(change).where(eq(feedExports.advertiserId, advertiserId));
}

/** The organisation of a key; null for an unknown key. */
export async function findKeyHolder(db: Connection, keyHash: string): Promise<KeyHolder | null> {
  const { rows } = await db.execute<KeyHolder>(sql`
    select e.advertiser_id as "advertiserId", ${standingInSql("a")} as standing, a.is_sample as "isSample"
    from feed_exports e join advertisers a on a.id = e.advertiser_id where e.key_hash = ${keyHash} and a.left_at is null`);
  return rows[0] ?? null;
}

/** Records that an organisation's key was used, once an hour. */
export async function recordKeyUse(
  db: Connection,
  { advertiserId, now }: { advertiserId: number; now: Date },
): Promise<void> {
  const anHourAgo = new Date(now.getTime() - 3_600_000);
  await db
    .update(feedExports)
    .set({ keyUsedAt: now })
    .where(
      and(
        eq(feedExports.advertiserId, advertiserId),
        or(isNull(feedExports.keyUsedAt), lte(feedExports.keyUsedAt, anHourAgo)),
      ),
    );
}

/** Returns accounts that are due, the longest due first, and makes them due again at `again`. */
export async function takeDueExports(
  tx: Connection,
  { now, again, limit }: { now: Date; again: Date; limit: number },
): Promise<number[]> {
  const due = tx
    .select({ id: feedExports.advertiserId })
    .from(feedExports)
    .where(lte(feedExports.dueAt, now))
    .orderBy(asc(feedExports.dueAt))
    .limit(limit)
    .for("update", { skipLocked: true });
  const rows = await tx
    .update(feedExports)
    .set({ dueAt: again })
    .where(sql`${feedExports.advertiserId} in (${due})`)
    .returning({ id: feedExports.advertiserId });
  return rows.map(({ id }) => id);
}
