import { sql } from "drizzle-orm";
import type { Connection } from "#db/client.ts";
import { isoInSql } from "#db/iso-instant.ts";
import { undecidedStates } from "#app/domain/import-state.ts";
import type { ImportFile, MissingHome, OwnFeed } from "../shown-import.ts";

const columns = sql`
  i.id, f.agency, s.kind as source, i.state, i.refusal, i.file_name as "fileName", i.bytes::float8 as bytes,
  ${isoInSql(sql`i.received_at`)} as "receivedAt", i.version, i.software, i.facts`;

/** Whether an import belongs to the organisation. The owner of its feed counts before the sender. */
const isOwn = (advertiserId: number) => sql`coalesce(f.advertiser_id, s.advertiser_id) = ${advertiserId}`;

/** An import of an organisation; null where it has none with this id. */
export async function findOwnImport(
  db: Connection,
  { id, advertiserId }: { id: number; advertiserId: number },
): Promise<ImportFile | null> {
  const { rows } = await db.execute<ImportFile>(sql`
    select ${columns} from imports i join feed_sources s on s.id = i.source_id left join feeds f on f.id = i.feed_id
    where i.id = ${id} and ${isOwn(advertiserId)}`);
  return rows[0] ?? null;
}

/** The person's name that is shown for an organisation without a name; null where it has one. */
export async function findNameless(db: Connection, advertiserId: number): Promise<string | null> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select trim(first_name || ' ' || family_name) as name from advertisers
    where id = ${advertiserId} and agency_name is null and role <> 'proprietaire'`);
  return rows[0]?.name ?? null;
}

type Page = { advertiserId: number; before: number | null; limit: number };

/** Imports of an organisation, the newest first. */
export async function findOwnImports(db: Connection, { advertiserId, before, limit }: Page): Promise<ImportFile[]> {
  const older = before === null ? sql`` : sql`and i.id < ${before}`;
  const { rows } = await db.execute<ImportFile>(sql`
    with own as (
      (select i.id from imports i join feed_sources s on s.id = i.source_id left join feeds f on f.id = i.feed_id
       where s.advertiser_id = ${advertiserId} and ${isOwn(advertiserId)} ${older} order by i.id desc limit ${limit})
      union
      (select i.id from imports i join feeds f on f.id = i.feed_id
       where f.advertiser_id = ${advertiserId} ${older} order by i.id desc limit ${limit})
    )
    select ${columns} from own join imports i using (id) join feed_sources s on s.id = i.source_id
    left join feeds f on f.id = i.feed_id order by i.id desc limit ${limit}`);
  return rows;
}

/** Imports that wait for a decision of an organisation, the newest first. */
export async function findUndecided(db: Connection, advertiserId: number, limit: number): Promise<ImportFile[]> {
  const { rows } = await db.execute<ImportFile>(sql`
    select ${columns} from imports i join feed_sources s on s.id = i.source_id left join feeds f on f.id = i.feed_id
    where i.state in ${undecidedStates} and i.id in (
      select id from imports where source_id in (select id from feed_sources where advertiser_id = ${advertiserId})
      union select id from imports where feed_id in (select id from feeds where advertiser_id = ${advertiserId}))
      and ${isOwn(advertiserId)}
    order by i.id desc limit ${limit}`);
  return rows;
}

const MOST_FEEDS = 50;

/** The accepted feeds of an organisation. */
export async function findOwnFeeds(db: Connection, advertiserId: number): Promise<OwnFeed[]> {
  const { rows } = await db.execute<OwnFeed>(sql`
    select f.id, f.agency, s.kind as source,
      (select count(*)::int from feed_homes h where h.feed_id = f.id and h.listing_id is not null and not h.is_withdrawn) as homes,
      (select count(*)::int from feed_homes h join listing_drafts d on d.id = h.draft_id where h.feed_id = f.id) as drafts,
      (select max(i.id) from imports i where i.feed_id = f.id and i.state = 'done') as "lastImport"
    from feeds f join feed_sources s on s.id = f.source_id
    where f.advertiser_id = ${advertiserId} and f.accepted_at is not null order by f.id limit ${MOST_FEEDS}`);
  return rows;
}

type KeptFields = { agency: string; keptFields: string[] };

/** A feed of an organisation; null where it has none with this id. */
export async function findOwnFeed(
  db: Connection,
  { id, advertiserId }: { id: number; advertiserId: number },
): Promise<KeptFields | null> {
  const { rows } = await db.execute<KeptFields>(sql`
    select agency, kept_fields as "keptFields" from feeds where id = ${id} and advertiser_id = ${advertiserId}`);
  return rows[0] ?? null;
}

/** The first homes that an import would withdraw, and their number: absent from the file, or incomplete in it. */
export async function findMissing(
  db: Connection,
  importId: number,
  limit: number,
): Promise<{ homes: MissingHome[]; total: number }> {
  const { rows } = await db.execute<MissingHome & { total: number }>(sql`
    select x.reference, l.reference as "agencyReference", x.title, x.slug, count(*) over ()::int as total
    from import_lines l join listings x on x.id = l.listing_id
    where l.import_id = ${importId} and l.outcome is null and (l.kind = 'missing' or l.outlook ->> 'isComplete' = 'false')
    order by l.id limit ${limit}`);
  return { homes: rows.map(({ total: _total, ...home }) => home), total: rows[0]?.total ?? 0 };
}
