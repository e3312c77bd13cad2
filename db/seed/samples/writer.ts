import type { PoolClient } from "pg";
import type { Database } from "#db/client.ts";
import { skipReferenceChecks, takeIndexesOff } from "../bulk-load.ts";
import { copyRows } from "../copy-rows.ts";
import type { SampleBatch } from "./generator.ts";
import * as rows from "./rows.ts";

/** From this many listings on, building the indexes afterwards is quicker than keeping them up to date. */
const BULK = 20_000;

export type SampleWriter = {
  write(batch: SampleBatch): Promise<void>;
  /** Builds what a bulk load left out; what was written is kept once the caller commits. */
  finish(): Promise<void>;
  abandon(): Promise<void>;
};

/**
 * Writes samples in the caller's transaction and, where references need not be checked, what belongs to
 * the listings (details, rooms, photos) at the same time on a second connection. That one commits first:
 * without the listings, nobody sees what it wrote, and the next load clears it.
 */
export async function openSampleWriter(db: Database, client: PoolClient, count: number): Promise<SampleWriter> {
  const isBulk = count >= BULK;
  const second = (await skipReferenceChecks(client)) ? await db.$client.connect() : null;
  const parts = second ?? client;
  if (second) {
    await second.query("begin");
    await skipReferenceChecks(second);
  }
  // No listing exists, so these can only hold what a broken load left.
  await parts.query("truncate listing_details, listing_rooms, listing_photos");
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
      // Where reference checks are left out, so are the triggers that count.
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
  await copyRows(client, {
    table: "advertisers",
    columns: rows.advertiserColumns,
    rows: advertisers.map(rows.advertiserRow),
  });
  await copyRows(client, { table: "staged_listings", columns: rows.stagedColumns, rows: listings.map(rows.stagedRow) });
  await client.query(rows.insertStaged);
  await client.query("truncate staged_listings");
}

async function writeParts(client: PoolClient, { listings }: SampleBatch): Promise<void> {
  await copyRows(client, { table: "listing_details", columns: rows.detailColumns, rows: listings.map(rows.detailRow) });
  await copyRows(client, { table: "listing_rooms", columns: rows.roomColumns, rows: listings.flatMap(rows.roomRows) });
  await copyRows(client, {
    table: "listing_photos",
    columns: rows.photoColumns,
    rows: listings.flatMap(rows.photoRows),
  });
}

async function setSequences(client: PoolClient): Promise<void> {
  for (const table of ["advertisers", "listings"]) {
    await client.query(`select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`);
  }
}
