import type { PoolClient } from "pg";
import type { Database } from "#db/client.ts";
import { skipReferenceChecks, takeIndexesOff } from "#db/seed/bulk-load.ts";
import { copyRows } from "#db/seed/copy-rows.ts";
import type { SampleBatch } from "./generator.ts";
import * as rows from "./rows.ts";

/** Minimum number of listings for which building the indexes at the end is faster. */
const BULK = 20_000;

type SampleWriter = {
  write(batch: SampleBatch): Promise<void>;
  /** Builds the indexes and counts that a bulk load skipped; the caller commits. */
  finish(): Promise<void>;
  abandon(): Promise<void>;
};

/**
 * Writes samples in the caller's transaction. Where reference checks can be disabled, a second connection writes details, rooms, photos
 * and prices at the same time and commits first: without the listings nobody sees these rows, and the next load deletes them.
 */
export async function openSampleWriter(db: Database, client: PoolClient, count: number): Promise<SampleWriter> {
  const isBulk = count >= BULK;
  const second = (await skipReferenceChecks(client)) ? await db.$client.connect() : null;
  const parts = second ?? client;
  if (second) {
    await second.query("begin");
    await skipReferenceChecks(second);
  }
  // Without listings, these rows are left from a failed load.
  await parts.query("truncate listing_details, listing_rooms, listing_photos, listing_prices");
  await client.query(rows.createStage);
  const rebuild = isBulk
    ? [await takeIndexesOff(client, "listings"), await takeIndexesOff(parts, "listing_photos")]
    : [];

  return {
    async write(batch) {
      const writingParts = second ? writeParts(second, batch) : null;
      await Promise.all([writeListings(client, batch), writingParts]);
      if (!second) await writeParts(client, batch);
    },
    async finish() {
      await setSequences(client);
      // Disabling reference checks also disables the triggers that count.
      await client.query("select recount_listings()");
      const [rebuildListings, rebuildPhotos] = rebuild;
      await Promise.all([rebuildListings?.(), second ? rebuildPhotos?.() : null]);
      if (!second) await rebuildPhotos?.();
      await second?.query("commit");
      second?.release();
    },
    async abandon() {
      await second?.query("rollback").catch(() => {});
      second?.release(true);
    },
  };
}

async function writeListings(client: PoolClient, { advertisers, listings }: SampleBatch): Promise<void> {
  await copyRows(client, rows.advertiserCopy(advertisers));
  await copyRows(client, rows.stagedCopy(listings));
  await client.query(rows.insertStaged);
  await client.query("truncate staged_listings");
}

async function writeParts(client: PoolClient, { listings }: SampleBatch): Promise<void> {
  for (const copy of rows.partCopies(listings)) await copyRows(client, copy);
}

async function setSequences(client: PoolClient): Promise<void> {
  for (const table of ["advertisers", "listings"]) {
    await client.query(`select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`);
  }
}
