import { sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";

export async function findPhone(db: Database, slug: string): Promise<string | null> {
  const { rows } = await db.execute<{ phone: string | null }>(sql`select phone from advertisers where slug = ${slug}`);
  return rows[0]?.phone ?? null;
}
