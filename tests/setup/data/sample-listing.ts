import { sql } from "drizzle-orm";
import type { TestPortal } from "../portals/test-portal.ts";

/** The path of a sample listing on show with several photos; `such` is an SQL condition on `listings`. */
export async function sampleListing({ db }: Pick<TestPortal, "db">, such = sql`true`): Promise<string> {
  const { rows } = await db.execute<{ slug: string; reference: string }>(
    sql`select slug, reference from listings
        where is_sample and status = 'disponible' and photo_count > 1 and ${such} order by id limit 1`,
  );
  return `/annonces/${rows[0]!.slug}-${rows[0]!.reference}`;
}
