import { createHash, randomUUID } from "node:crypto";
import type { Database } from "#db/client.ts";
import { media } from "#db/schema/media.ts";

export type MediaRow = typeof media.$inferSelect;

// A placeholder of one grey pixel.
const placeholder = "data:image/gif;base64,R0lGODlhAQABAIAAAMLCwgAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==";

/** Inserts the record of a picture without a file: store one with `mediaStorage` where a test reads it. */
export async function createMedia(db: Database, overrides: Partial<typeof media.$inferInsert> = {}): Promise<MediaRow> {
  const sha256 = createHash("sha256").update(randomUUID()).digest("hex");
  const [row] = await db
    .insert(media)
    .values({ sha256, format: "webp", width: 1_200, height: 800, bytes: 84_000, placeholder, ...overrides })
    .returning();
  return row!;
}
