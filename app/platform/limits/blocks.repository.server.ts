import { sql } from "drizzle-orm";
import type { Connection } from "#db/client.ts";
import type { Block } from "#app/domain/block.ts";

/** Maximum number of rules to read: a portal has tens. */
const MOST = 1_000;

/** The rules that are in force now. */
export async function findBlocks(db: Connection): Promise<Block[]> {
  const { rows } = await db.execute<Block>(
    sql`select kind, value from blocks where ends_at is null or ends_at > now() order by id desc limit ${MOST}`,
  );
  return rows;
}
