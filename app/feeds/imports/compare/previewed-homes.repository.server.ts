import { sql } from "drizzle-orm";
import type { DraftForm } from "#app/publish/form/draft-form.ts";
import type { Connection } from "#db/client.ts";
import { isOnShowInSql } from "#db/on-show.ts";
import type { FeedHome, HomeOutlook, ReportedProblem } from "../import.ts";
import type { Foreseen, ForeseenHome, ForeseenPlace, Lack } from "../shown-import.ts";

type Asked = { importId: number; sourceId: number; after: number; limit: number };

type ToForesee = {
  id: number;
  home: FeedHome;
  problems: ReportedProblem[];
  /** The home's listing, if it is on show. */
  shown: { reference: string; lastFileForm: DraftForm; keptFields: string[] } | null;
};

/** The next homes of an agency whose files are not accepted yet; otherwise the next changed homes on show. */
export async function findHomesToPreview(
  db: Connection,
  { importId, sourceId, after, limit }: Asked,
): Promise<ToForesee[]> {
  const { rows } = await db.execute<ToForesee>(sql`
    select n.id::float8 as id, n.home, n.problems, case when l.id is not null then jsonb_build_object(
      'reference', l.reference, 'lastFileForm', h.form, 'keptFields', to_jsonb(f.kept_fields)) end as shown
    from import_lines n
    left join lateral (
      select f.* from feeds f
      where f.agency = n.agency and (f.source_id = ${sourceId} or f.advertiser_id in (
        select advertiser_id from feed_sources where id = ${sourceId}
        union all select advertiser_id from feeds where source_id = ${sourceId} and agency = n.agency))
      order by f.accepted_at nulls last, f.id limit 1) f on true
    left join feed_homes h on h.feed_id = f.id and h.key = n.key and not h.is_withdrawn
    left join listings l on l.id = h.listing_id and l.advertiser_id = f.advertiser_id and ${isOnShowInSql("l")}
    where n.import_id = ${importId} and n.id > ${after} and n.kind = 'home'
      and (f.accepted_at is null or (l.id is not null and (h.hash <> n.hash or l.updated_at > h.named_at)))
    order by n.id limit ${limit}`);
  return rows;
}

export async function storeOutlooks(db: Connection, outlooks: { id: number; outlook: HomeOutlook }[]): Promise<void> {
  await db.execute(sql`
    update import_lines l set outlook = read.outlook
    from jsonb_to_recordset(${JSON.stringify(outlooks)}::jsonb) as read (id bigint, outlook jsonb)
    where l.id = read.id`);
}

export async function countForeseen(db: Connection, importId: number): Promise<Foreseen> {
  const { rows } = await db.execute<Foreseen>(sql`
    select count(*) filter (where kind = 'home')::int as homes,
      count(*) filter (where outlook->>'isComplete' = 'false')::int as incomplete,
      count(*) filter (where kind = 'not_taken')::int as "notTaken", count(*) filter (where kind = 'broken')::int as broken
    from import_lines where import_id = ${importId}`);
  return rows[0]!;
}

/** The positions of the first homes of a file. */
export async function findForeseenPlaces(db: Connection, importId: number, limit: number): Promise<ForeseenPlace[]> {
  const { rows } = await db.execute<{ place: ForeseenPlace }>(sql`
    select jsonb_build_array(outlook->'latitude', outlook->'longitude', outlook->'isComplete') as place
    from import_lines where import_id = ${importId} and outlook->>'latitude' is not null
    order by id limit ${limit}`);
  return rows.map(({ place }) => place);
}

/** The most frequent problems among the first incomplete homes. */
export async function countLacks(db: Connection, importId: number, { most }: { most: number }): Promise<Lack[]> {
  const { rows } = await db.execute<Lack>(sql`
    with incomplete as (
      select id, problems || (outlook->'problems') as problems from import_lines
      where import_id = ${importId} and outlook->>'isComplete' = 'false' order by id limit 5000
    )
    select (array_agg(p - 'row' order by i.id))[1] as problem, count(distinct i.id)::int as homes
    from incomplete i, jsonb_array_elements(i.problems) p where (p->>'isError')::boolean
    group by p->'field', p->'rank', p->'code' order by homes desc, 1 limit ${most}`);
  return rows;
}

/** The first homes of a file. */
export async function findForeseenHomes(db: Connection, importId: number, limit: number): Promise<ForeseenHome[]> {
  const { rows } = await db.execute<ForeseenHome>(sql`
    select line, reference, home, outlook->>'commune' as commune,
      outlook->>'isComplete' is distinct from 'false' as "isComplete"
    from import_lines where import_id = ${importId} and kind = 'home' and home is not null order by id limit ${limit}`);
  return rows;
}
