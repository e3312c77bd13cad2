import type { PoolClient } from "pg";
import type { MediaStorage } from "#app/platform/media-storage.server.ts";
import type { Database } from "#db/client.ts";
import { type Cell, copyRows } from "./copy-rows.ts";
import { withoutIndexes } from "./without-indexes.ts";
import type { Progress } from "./progress.ts";
import { drawAdvertisers, type SampleAdvertiser } from "./samples/advertisers.ts";
import { storeSamplePictures } from "./samples/pictures.ts";
import { readPlaces, type Place } from "./samples/places.ts";
import { randomFor } from "./samples/random.ts";
import { drawSampleListing, type SampleListing } from "./samples/sample-listing.ts";
import * as rows from "./samples/rows.ts";

const DEFAULT_SEED = 20_240;
const BATCH = 5_000;
/** From this many on, building the indexes afterwards is quicker than keeping them up to date. */
const BULK = 50_000;

type Needs = { db: Database; media: MediaStorage; progress: Progress };

/** Fills an empty portal with sample listings, once: all of them or none. */
export async function loadSamples({ db, media, progress }: Needs, options: { count: number; seed?: number; now?: Date }): Promise<void> {
  const { rows: present } = await db.$client.query("select 1 from listings limit 1");
  if (present.length > 0) return;
  const seed = options.seed ?? DEFAULT_SEED;
  const drawPlace = await readPlaces(db);
  const drawPictures = await storeSamplePictures({ db, media });
  const { rows: last } = await db.$client.query<{ id: number }>("select coalesce(max(id), 0) as id from advertisers");
  const advertisers = drawAdvertisers(seed, { count: advertiserCount(options.count), firstId: last[0]!.id + 1, drawPlace });
  const now = options.now ?? new Date();

  const draw = (number: number) => {
    const random = randomFor(seed + 2, number);
    const owner = advertisers[random.integer(0, advertisers.length - 1)]!;
    // Agents work around their office; owners sell where they live.
    const place = random.chance(0.7) ? owner.place : drawPlace(random);
    const listing = drawSampleListing({ seed, number, place, isAgent: owner.advertiser.role === "agent-commissionnaire", now, drawPictures });
    return { id: number + 1, advertiserId: owner.advertiser.id, listing };
  };

  const load = () => loadAll(db, { count: options.count, advertisers, draw, progress });
  await (options.count >= BULK ? withoutIndexes(db, ["listings", "listing_photos"], load) : load());
  await db.$client.query("vacuum analyze");
}

function advertiserCount(listings: number): number {
  return Math.min(listings, Math.max(60, Math.round(listings / 8)));
}

type Drawn = { id: number; advertiserId: number; listing: SampleListing };
type Load = {
  count: number;
  advertisers: { advertiser: SampleAdvertiser; place: Place }[];
  draw(number: number): Drawn;
  progress: Progress;
};

async function loadAll(db: Database, { count, advertisers, draw, progress }: Load): Promise<void> {
  const client = await db.$client.connect();
  try {
    await client.query("begin");
    // The rows refer to each other by construction; asking for each of millions would double the time.
    await client.query("savepoint fast");
    await client.query("set local session_replication_role = replica").catch(() => client.query("rollback to fast"));
    await copyRows(client, { table: "advertisers", columns: rows.advertiserColumns, rows: advertisers.map(({ advertiser }) => rows.advertiserRow(advertiser)) });
    await client.query(rows.createStage);
    for (let from = 0; from < count; from += BATCH) {
      const batch = Array.from({ length: Math.min(BATCH, count - from) }, (_, index) => draw(from + index));
      await copyBatch(client, batch);
      progress("Annonces d'exemple", from + batch.length, count);
    }
    for (const table of ["advertisers", "listings"]) {
      await client.query(`select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`);
    }
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  } finally {
    client.release();
  }
}

async function copyBatch(client: PoolClient, batch: Drawn[]): Promise<void> {
  await copyRows(client, { table: "staged_listings", columns: rows.stagedColumns, rows: batch.map(rows.stagedRow) });
  await client.query(rows.insertStaged);
  await client.query("truncate staged_listings");
  await copyRows(client, { table: "listing_details", columns: rows.detailColumns, rows: batch.map(rows.detailRow) });
  await copyRows(client, { table: "listing_rooms", columns: ["listing_id", "position", "name", "area"], rows: batch.flatMap(roomRows) });
  await copyRows(client, { table: "listing_photos", columns: ["listing_id", "position", "media_id", "alt"], rows: batch.flatMap(photoRows) });
}

function roomRows({ id, listing }: Drawn): Cell[][] {
  return listing.home.namedRooms.map((room, position) => [id, position, room.name, room.area]);
}

function photoRows({ id, listing }: Drawn): Cell[][] {
  return listing.photos.map((photo, position) => [id, position, photo.mediaId, photo.alt]);
}
