import { sql, type SQL } from "drizzle-orm";
import { isOnShowInSql } from "#db/on-show.ts";
import type { AlertFrequency, ListingEventKind } from "#app/domain/alert.ts";
import { searchedColumns } from "#app/search/criteria/condition.ts";
import type { SearchedValues } from "#app/search/criteria/meets.ts";
import type { Position } from "#app/search/criteria/search-area.ts";
import {
  anchorsOfListing,
  type MatchableSearch,
  kindBit,
  type MatchedListing,
  type SavedSearch,
} from "#app/search/saved/saved-search.ts";
import { keywordQuery } from "#app/search/count/search-conditions.server.ts";
import type { Connection } from "#db/client.ts";

/** An event, with the listing's searched values. */
export type MatchedEvent = {
  id: number;
  kind: ListingEventKind;
  listingId: number;
  isOnShow: boolean;
  /** Whether the listing has left once more since. */
  hasLeftAgain: boolean;
  /** Minutes since the listing last left before; null if it never did. */
  minutesSinceLeft: number | null;
  advertiserId: number;
  listing: MatchedListing;
};

type ListingRow = {
  values: { [Column in keyof SearchedValues]: unknown };
  communeId: number;
  parentId: number | null;
  departmentCode: string;
  quartierKey: string | null;
  at: Position | null;
  cell: number | null;
};

const searchedValues: SQL = sql.raw(
  Object.entries(searchedColumns)
    // For `real` columns, the value that PostgreSQL compares, not the shortest spelling of it.
    .map(([key, { name, holds }]) => `'${key}', l.${name}${holds === "number" ? "::float8" : ""}`)
    .join(", "),
);

const listingColumns = sql`json_build_object(${searchedValues}) as "values",
  c.id as "communeId", c.parent_id as "parentId", c.department_code as "departmentCode", l.quartier_key as "quartierKey",
  case when l.public_latitude is not null then json_build_object('latitude', l.public_latitude::float8,
    'longitude', l.public_longitude::float8) end as at,
  l.map_cell as cell`;

/** A listing with its searched values; null if it was deleted. */
export async function findMatchedListing(db: Connection, id: number): Promise<MatchedListing | null> {
  const { rows } = await db.execute<ListingRow>(
    sql`select ${listingColumns} from listings l join communes c on c.id = l.commune_id where l.id = ${id}`,
  );
  return rows[0] ? readListing(rows[0]) : null;
}

/** An event by its id; null if its listing was deleted. */
export async function findMatchedEvent(db: Connection, id: number): Promise<MatchedEvent | null> {
  const { rows } = await db.execute<Omit<MatchedEvent, "listing"> & ListingRow>(sql`
    select e.id::int8::float8 as id, e.kind, l.id as "listingId", ${isOnShowInSql("l")} as "isOnShow",
      coalesce(leaving.last_id > e.id, false) as "hasLeftAgain",
      extract(epoch from e.created_at - leaving.last_before)::float8 / 60 as "minutesSinceLeft",
      l.advertiser_id as "advertiserId", ${listingColumns}
    from listing_events e join listings l on l.id = e.listing_id join communes c on c.id = l.commune_id
    cross join lateral (
      select max(id) as last_id, max(created_at) filter (where id < e.id) as last_before
      from listing_events where listing_id = e.listing_id and kind = 'gone') as leaving
    where e.id = ${id}`);
  const [row] = rows;
  return row ? { ...row, listing: readListing(row) } : null;
}

const readListing = ({
  values,
  communeId,
  parentId,
  departmentCode,
  quartierKey,
  at,
  cell,
}: ListingRow): MatchedListing => ({
  values: readValues(values),
  communeIds: parentId === null ? [communeId] : [communeId, parentId],
  departmentCode,
  quartierKey,
  at,
  cell,
});

const readValues = (values: ListingRow["values"]): SearchedValues =>
  Object.fromEntries(
    Object.entries(searchedColumns).map(([key, { holds }]) => {
      const value = values[key as keyof SearchedValues]; // a key of the table
      return [key, holds === "time" && typeof value === "string" ? new Date(value) : value];
    }),
  ) as SearchedValues; // the columns of the table

/** An alert whose search may match a listing, by the conditions in the index. */
type AlertCandidate = MatchableSearch & { alertId: number; recipientId: number; frequency: AlertFrequency };

/** The alerts whose place, kind, bounds, keywords and drawing match the listing; all of them without a `limit`. */
export async function findAlertCandidates(
  db: Connection,
  { listingId, listing }: Pick<MatchedEvent, "listingId" | "listing">,
  limit: number | null = null,
): Promise<AlertCandidate[]> {
  const { values, at } = listing;
  const inBounds = (value: number | null, from: string, to: string | null) => {
    const least = sql`(${sql.raw(from)} is null or ${sql.raw(from)} <= ${value}::float8)`;
    return to === null ? least : sql`${least} and (${sql.raw(to)} is null or ${sql.raw(to)} >= ${value}::float8)`;
  };
  const { rows } = await db.execute<AlertCandidate>(sql`
    with candidates as materialized (
      select alert_id, array_agg(anchor) as anchors from alert_anchors
      where anchor = any(${sql.param(anchorsOfListing(listing))}::text[]) and kinds & ${kindBit(values)} <> 0
        and ${inBounds(values.price, "price_from", "price_to")} and ${inBounds(values.searchArea, "area_from", "area_to")}
        and ${inBounds(values.rooms, "rooms_from", "rooms_to")} and ${inBounds(values.bedrooms, "bedrooms_from", null)}
      group by alert_id)
    select a.id as "alertId", a.recipient_id as "recipientId", a.frequency, candidates.anchors, a.conditions as rest, a.around
    from candidates join alerts a on a.id = candidates.alert_id
    where (a.keywords is null or (select search_vector from listings where id = ${listingId}) @@ a.keywords)
      and (a.drawn is null or a.drawn @> point(${at?.longitude ?? null}, ${at?.latitude ?? null}))
    limit ${limit}`);
  return rows;
}

/** The columns of an alert that hold its search. */
export const searchColumns = ({ rest, around, drawn, keywords }: SavedSearch) => ({
  conditions: sql`${JSON.stringify(rest)}::jsonb`,
  around: around === null ? sql`null` : sql`${JSON.stringify(around)}::jsonb`,
  drawn: drawn === null ? sql`null` : sql`${polygonOf(drawn)}::polygon`,
  keywords: keywords === null ? sql`null` : keywordQuery(keywords),
});

const polygonOf = (points: Position[]) =>
  `(${points.map(({ latitude, longitude }) => `(${longitude},${latitude})`).join(",")})`;

/** Adds the anchors by which listings find an alert. */
export async function addAnchors(
  tx: Connection,
  alertId: number,
  { anchors, kinds, bounds }: SavedSearch,
): Promise<void> {
  const { priceFrom, priceTo, areaFrom, areaTo, roomsFrom, roomsTo, bedroomsFrom } = bounds;
  await tx.execute(sql`
    insert into alert_anchors (anchor, alert_id, kinds, price_from, price_to, area_from, area_to, rooms_from, rooms_to, bedrooms_from)
    select anchor, ${alertId}, ${kinds}::int2, ${priceFrom}::int8, ${priceTo}::int8, ${areaFrom}::real, ${areaTo}::real,
      ${roomsFrom}::int2, ${roomsTo}::int2, ${bedroomsFrom}::int2
    from unnest(${sql.param(anchors)}::text[]) as anchor on conflict do nothing`);
}

/** Removes the anchors of alerts that are paused or have ended: no listing finds them. */
export async function removeAnchors(tx: Connection, alertIds: number[]): Promise<void> {
  await tx.execute(sql`delete from alert_anchors where alert_id = any(${sql.param(alertIds)}::int[])`);
}
