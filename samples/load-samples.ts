import { setImmediate as otherWork } from "node:timers/promises";
import type { PoolClient } from "pg";
import type { Database } from "#db/client.ts";
import { runWithoutLimit } from "#db/statement-limit.ts";
import { inOneLoad } from "#db/seed/one-load.ts";
import type { Progress } from "#db/seed/progress.ts";
import { sampleGenerator, type SampleBatch } from "./listings/generator.ts";
import { type PictureStore, storeSamplePictures } from "./listings/pictures.ts";
import { readPlaces } from "./listings/places.ts";
import { varyCovers } from "./listings/vary-covers.ts";
import { openSampleWriter } from "./listings/writer.ts";

const DEFAULT_SEED = 20_240;
const BATCH = 2_000;
/** Number of listings drawn before the event loop runs again. */
const BREATH = 50;

type Needs = { db: Database; media: PictureStore; progress: Progress };
export type SampleOptions = { count: number; seed?: number; now?: Date };

/**
 * Fills a portal without listings with sample listings and their advertisers, in one transaction. The seed determines the listings,
 * except for their dates, which count back from `now`.
 */
export async function loadSamples({ db, media, progress }: Needs, options: SampleOptions): Promise<void> {
  const loaded = await inOneLoad(db, async (client) => {
    const { rows } = await client.query("select from listings limit 1");
    return rows.length === 0 && (await loadAll({ db, media, progress }, options, client));
  });
  if (loaded)
    await runWithoutLimit(
      db,
      "vacuum (analyze) advertisers, listings, listing_details, listing_rooms, listing_photos, listing_prices, media",
    );
}

async function loadAll(
  { db, media, progress }: Needs,
  { count, seed = DEFAULT_SEED, now = new Date() }: SampleOptions,
  client: PoolClient,
) {
  const drawPlace = await readPlaces(db, seed);
  const drawPictures = await storeSamplePictures({ db, media });
  const generate = sampleGenerator({ seed, now, drawPlace, drawPictures, firstIds: await nextIds(client) });
  const writer = await openSampleWriter(db, client, count);
  try {
    let writing = Promise.resolve();
    for (let from = 0; from < count; from += BATCH) {
      const batch = await drawBatch(generate, from, Math.min(from + BATCH, count));
      await writing;
      writing = writer.write(batch);
      // An error of a write is thrown one batch later, at its `await`.
      writing.catch(() => {});
      progress("Annonces d'exemple", from + batch.listings.length, count);
    }
    await writing;
    await writer.finish();
  } catch (error) {
    await writer.abandon();
    throw error;
  }
  return true;
}

async function drawBatch(
  generate: ReturnType<typeof sampleGenerator>,
  from: number,
  until: number,
): Promise<SampleBatch> {
  const batch: SampleBatch = { advertisers: [], listings: [] };
  for (let number = from; number < until; number++) {
    generate(number, batch);
    if (number % BREATH === 0) await otherWork();
  }
  varyCovers(batch.listings);
  return batch;
}

async function nextIds(client: PoolClient): Promise<{ advertiser: number; listing: number }> {
  const next = (table: string) => `(select last_value + is_called::int from ${table}_id_seq)::int`;
  const { rows } = await client.query<{ advertiser: number; listing: number }>(
    `select ${next("advertisers")} as advertiser, ${next("listings")} as listing`,
  );
  return rows[0]!;
}
