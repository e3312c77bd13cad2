import { sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";

/** At most `most` tries in `minutes`, per key. */
export type AttemptLimit = { key: string; most: number; minutes: number };

/** Counts one more try on each key; false when any of them has had too many. */
export async function countAttempt(db: Database, limits: AttemptLimit[]): Promise<boolean> {
  const rows = limits.map(({ key, minutes }) => sql`(${key}, now() + make_interval(mins => ${minutes}), 1)`);
  const result = await db.execute<{ key: string; count: number }>(sql`
    insert into attempts (key, window_ends_at, count) values ${sql.join(rows, sql`, `)}
    on conflict (key) do update set
      count = case when attempts.window_ends_at < now() then 1 else attempts.count + 1 end,
      window_ends_at = case when attempts.window_ends_at < now() then excluded.window_ends_at else attempts.window_ends_at end
    returning key, count`);
  return result.rows.every(({ key, count }) => count <= limits.find((limit) => limit.key === key)!.most);
}

/** After a success: what came before was a slip of the finger. */
export async function forgetAttempts(db: Database, keys: string[]): Promise<void> {
  await db.execute(sql`delete from attempts where key in ${keys} or window_ends_at < now() - interval '1 day'`);
}
