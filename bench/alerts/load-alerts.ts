import { sql } from "drizzle-orm";
import { alertFrequencies } from "#app/domain/alert.ts";
import { formatCriteria } from "#app/search/criteria/criteria-address.ts";
import { type SavedSearch, savedSearch } from "#app/search/saved/saved-search.ts";
import { keywordQuery } from "#app/search/count/search-conditions.server.ts";
import type { Database } from "#db/client.ts";
import { type Cell, copyRows } from "#db/seed/copy-rows.ts";
import { NO_LIMIT } from "#db/statement-limit.ts";
import { oneOf, seededRandom } from "../load/random.ts";
import { type BelievableSearch, drawSearch, loadTowns, searchedWords } from "./believable-searches.ts";

/** Number of alerts of one person in the bench. */
const EACH = 2;
const AT_ONCE = 20_000;

const columnsOf = (names: string) => names.split(", ");
const alertColumns = columnsOf(
  "id, recipient_id, query, name, frequency, confirmed_at, conditions, around, drawn, keywords",
);
const anchorColumns = columnsOf(
  "anchor, alert_id, kinds, price_from, price_to, area_from, area_to, rooms_from, rooms_to, bedrooms_from",
);

type Drawn = BelievableSearch & { id: number; saved: SavedSearch };

/** Replaces all alerts by `count` typical ones, two per person, already activated. */
export async function loadAlerts(db: Database, count: number): Promise<void> {
  const towns = await loadTowns(db);
  const random = seededRandom(16);
  const queries = await keywordQueries(db);
  await db.$client.query("truncate recipients, alerts, alert_anchors, notices, listing_events");
  const client = await db.$client.connect();
  try {
    await client.query("begin");
    await client.query(NO_LIMIT);
    await copyRows(client, { table: "recipients", columns: ["id", "email"], rows: recipientRows(count) });
    for (let from = 1; from <= count; from += AT_ONCE) {
      const drawn = Array.from({ length: Math.min(AT_ONCE, count - from + 1) }, (_, nth): Drawn => {
        const search = drawSearch(random, towns);
        return { ...search, id: from + nth, saved: savedSearch(search.criteria, search.places) };
      });
      await copyRows(client, {
        table: "alerts",
        columns: alertColumns,
        rows: drawn.map((one) => alertRow(one, { queries, frequency: oneOf(random, alertFrequencies) })),
      });
      await copyRows(client, { table: "alert_anchors", columns: anchorColumns, rows: drawn.flatMap(anchorRows) });
    }
    await client.query("select setval(pg_get_serial_sequence('alerts', 'id'), $1)", [count]);
    await client.query("select setval(pg_get_serial_sequence('recipients', 'id'), $1)", [count]);
    await client.query("commit");
    await client.query("set statement_timeout = 0");
    await client.query("vacuum analyze alert_anchors, alerts, recipients");
  } finally {
    client.release(true);
  }
}

function* recipientRows(count: number): Iterable<Cell[]> {
  for (let id = 1; id <= Math.ceil(count / EACH); id++) yield [id, `chercheur-${id}@example.org`];
}

/** The words of the searches in the database's format. */
async function keywordQueries(db: Database): Promise<Map<string, string>> {
  const queries = new Map<string, string>();
  for (const word of searchedWords) {
    const { rows } = await db.execute<{ query: string }>(sqlOf(word));
    queries.set(word, rows[0]!.query);
  }
  return queries;
}

const sqlOf = (word: string) => sql`select (${keywordQuery(word)})::text as query`;

type Stored = { queries: Map<string, string>; frequency: string };

function alertRow({ id, criteria, saved }: Drawn, { queries, frequency }: Stored): Cell[] {
  const { rest, around, drawn, keywords } = saved;
  const polygon = drawn && `(${drawn.map((point) => `(${point.longitude},${point.latitude})`).join(",")})`;
  return [
    id,
    Math.ceil(id / EACH),
    // Two people may have the same search, one person may not.
    `${formatCriteria(criteria).toString()}&n=${id}`,
    "Une recherche",
    frequency,
    new Date("2026-06-01T08:00:00Z"),
    JSON.stringify(rest),
    around && JSON.stringify(around),
    polygon,
    keywords && queries.get(keywords)!,
  ];
}

function anchorRows({ id, saved: { anchors, kinds, bounds } }: Drawn): Cell[][] {
  const { priceFrom, priceTo, areaFrom, areaTo, roomsFrom, roomsTo, bedroomsFrom } = bounds;
  const own = [id, kinds, priceFrom, priceTo, areaFrom, areaTo, roomsFrom, roomsTo, bedroomsFrom];
  return [...new Set(anchors)].map((anchor) => [anchor, ...own]);
}
