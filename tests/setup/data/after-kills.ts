import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { pino } from "pino";
import { pictureVariants, variantFile } from "#app/domain/picture-address.ts";
import { mediaStorage, originalKey } from "#app/platform/pictures/media-storage.server.ts";
import { markUnusedMedia } from "#app/platform/pictures/media.repository.server.ts";
import { sweepUnusedMedia } from "#app/platform/pictures/media-sweep.server.ts";
import type { Database } from "#db/client.ts";

/** Drafts whose listing lacks a part, or has one part twice. */
export async function findHalfListings(db: Database, drafts: string[]): Promise<string[]> {
  const { rows } = await db.$client.query<{ id: string }>(
    `select draft as id from unnest($1::uuid[]) as draft where not exists (
      select from published_drafts p join listings l on l.id = p.listing_id
      where p.draft_id = draft and p.is_new and l.status = 'disponible' and l.published_at is not null
        and l.photo_count = (select count(*) from listing_photos where listing_id = l.id)
        and (l.cover_media_id is null) = (l.photo_count = 0)
        and 1 = (select count(*) from listing_details where listing_id = l.id)
        and 2 = (select count(*) from listing_rooms where listing_id = l.id)
        and 1 = (select count(*) from listing_prices where listing_id = l.id)
        and 1 = (select count(*) from listing_status_changes where listing_id = l.id)
        and 1 = (select count(*) from listing_events where listing_id = l.id and kind = 'new')
        and not exists (select from listing_drafts d where d.id = p.draft_id))`,
    [drafts],
  );
  return rows.map(({ id }) => id);
}

/** Listings that changed twice in a row to the same status, or whose status differs from their last change. */
export async function findDoubleTransitions(db: Database): Promise<number[]> {
  const { rows } = await db.$client.query<{ id: number }>(
    `select distinct listing_id as id from (
      select listing_id, status, lag(status) over wide as former, last_value(status) over wide as last
      from listing_status_changes
      window wide as (partition by listing_id order by id rows between unbounded preceding and unbounded following)
    ) as change join listings l on l.id = listing_id where change.status = former or last <> l.status`,
  );
  return rows.map(({ id }) => id);
}

/** The stored counts of listings on show, and a recount. */
export async function countTwice(db: Database): Promise<{ stored: unknown[]; recounted: unknown[] }> {
  const client = await db.$client.connect();
  const read = async () =>
    (
      await client.query(
        `select 'counts' as of, axis, bucket::text as a, traits::text as b, count from listing_counts where count <> 0
        union all select 'cells', '', cell::text, traits::text, count from listing_cells where count <> 0
        union all select 'places', axis, key, commune_id::text, count from place_counts where count <> 0
        order by 1, 2, 3, 4`,
      )
    ).rows;
  try {
    await client.query("begin");
    const stored = await read();
    await client.query("select recount_listings()");
    return { stored, recounted: await read() };
  } finally {
    await client.query("rollback");
    client.release();
  }
}

/** Sweeps unused pictures as if the grace period were over; returns pictures without files, and files without pictures. */
export async function sweepAndCompare(
  db: Database,
  dataDir: string,
): Promise<{ withoutFile: string[]; withoutRow: string[] }> {
  const media = mediaStorage(dataDir);
  await db.transaction(markUnusedMedia);
  await db.$client.query("update media set unused_since = to_timestamp(0) where unused_since is not null");
  await sweepUnusedMedia({ db, media, log: pino({ level: "silent" }) });
  const { rows } = await db.$client.query<{ sha256: string; format: "jpeg"; used: boolean }>(
    `select sha256, format, exists (select from listing_photos p join published_drafts d using (listing_id) where p.media_id = m.id) as used
    from media m`,
  );
  const stored = (await readdir(join(dataDir, "media"), { recursive: true })).filter((name) => name.includes("."));
  const files = new Set(stored);
  const filesOf = ({ sha256, format, used }: (typeof rows)[number]) => {
    const original = originalKey({ sha256, format });
    const folder = original.slice(0, original.lastIndexOf("/"));
    // Widths of other pictures are made at their first request.
    return [original, ...(used ? pictureVariants.map((variant) => `${folder}/${variantFile(variant)}`) : [])];
  };
  const known = new Set(rows.map(({ sha256 }) => sha256));
  return {
    withoutFile: rows.flatMap(filesOf).filter((name) => !files.has(name)),
    withoutRow: stored.filter((name) => !known.has(name.split("/")[1]!)),
  };
}
