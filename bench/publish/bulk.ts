import { eq } from "drizzle-orm";
import type { Actor } from "#app/account/actor.ts";
import type { ListingContent } from "#app/listings/life/life.repository.server.ts";
import { MOST_SHOWN_AT_ONCE, prepare, show } from "#app/listings/life/life.server.ts";
import { chunkHandler } from "#app/platform/jobs/chunks.server.ts";
import type { ChunkJob, JobData } from "#app/platform/jobs/jobs.ts";
import { openJobs } from "#app/platform/jobs/jobs.server.ts";
import type { Database } from "#db/client.ts";
import { listingDetails, listings } from "#db/schema/listings.ts";
import { listingPhotos } from "#db/schema/media.ts";
import { runs } from "#db/schema/runs.ts";
import { createAdvertiser } from "#tests/factories/advertisers.ts";
import type { Cleanup } from "../load/cleanup.ts";

const PREPARED_AT_ONCE = 100;
const PHOTOS = 3;
const log = { info() {}, error() {} };

/** The ids of an organisation's listings that wait to be shown. */
type Bulk = { advertiserId: number; ids: number[] };

/** Prepares copies of sample listings, spread over the country: few of them share rows of counts. */
export async function prepareBulk(db: Database, count: number): Promise<Bulk> {
  const models = await findModels(db);
  const { id: advertiserId } = await createAdvertiser(db, { communeId: models[0]!.listing.communeId });
  const ids: number[] = [];
  while (ids.length < count)
    await db.transaction(async (tx) => {
      const last = Math.min(count, ids.length + PREPARED_AT_ONCE);
      while (ids.length < last) {
        const { photos, ...content } = models[ids.length % models.length]!;
        const advertiser = { id: advertiserId, isSample: true };
        const made = await prepare(tx, actorOf(advertiserId), { advertiser, content: () => content, now: new Date() });
        await tx.insert(listingPhotos).values(photos.map((photo) => ({ ...photo, listingId: made.id })));
        ids.push(made.id);
      }
    });
  return { advertiserId, ids };
}

const actorOf = (advertiserId: number): Actor => ({ kind: "software", advertiserId, name: "bench" });

type Model = ListingContent & { photos: { position: number; mediaId: number; alt: string }[] };

async function findModels(db: Database): Promise<Model[]> {
  const rows = await db
    .select()
    .from(listings)
    .innerJoin(listingDetails, eq(listingDetails.listingId, listings.id))
    .limit(1_000);
  const pictures = await db.select({ mediaId: listingPhotos.mediaId }).from(listingPhotos).limit(PHOTOS);
  const photos = pictures.map(({ mediaId }, position) => ({ position, mediaId, alt: "" }));
  return rows.map(({ listings: listing, listing_details: details }) => ({
    listing: { ...listing, id: undefined, publishedAt: null, previousPrice: null, priceChangedAt: null },
    details: { ...details, listingId: undefined },
    rooms: [],
    photos,
  }));
}

/** Shows the listings like a run of jobs: each chunk in its own transaction, then a pause. Returns the seconds. */
export async function showBulk(cleanup: Cleanup, db: Database, { advertiserId, ids }: Bulk): Promise<number> {
  const jobs = await openJobs({ db, log, works: false });
  cleanup.add(() => jobs.close());
  // The next chunk is not queued: the portal would take it for a fill of its own.
  let next: JobData[ChunkJob] | null = null;
  const unqueued = {
    ...jobs,
    add: async (_tx: unknown, _name: unknown, data: object) => void (next = data as JobData[ChunkJob]),
  };
  const showNext = chunkHandler({ db, jobs: unqueued, log }, "fill-rows", async (tx, { cursor }) => {
    const [from, to] = [Number(cursor ?? 0), Number(cursor ?? 0) + MOST_SHOWN_AT_ONCE];
    await show({ jobs }, tx, actorOf(advertiserId), { advertiserId, ids: ids.slice(from, to), now: new Date() });
    return to < ids.length ? String(to) : null;
  });
  const [run] = await db.insert(runs).values({ job: "fill-rows", subject: "bench", data: {} }).returning();
  const start = performance.now();
  for (let chunk: JobData[ChunkJob] | null = { run: run!.id, step: 0, pauseMs: 0 }; chunk; chunk = next) {
    next = null;
    await showNext(chunk);
  }
  return (performance.now() - start) / 1_000;
}
