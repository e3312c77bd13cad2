import { sql } from "drizzle-orm";
import type { Connection } from "#db/client.ts";
import type { Block } from "#app/domain/block.ts";

/** A portal has tens of rules; more are not asked. */
const MOST = 1_000;

/** The rules that hold now. */
export async function findBlocks(db: Connection): Promise<Block[]> {
  const { rows } = await db.execute<Block>(
    sql`select kind, value from blocks where ends_at is null or ends_at > now() order by id desc limit ${MOST}`,
  );
  return rows;
}
