import { noCriteria, PAGE_SIZE } from "#app/search/criteria/criteria.ts";
import { countByFacetKey } from "#app/search/count/listing-counts.repository.server.ts";
import { findPageIds } from "#app/search/results/search.repository.server.ts";
import { facetsOf, totalOf } from "#app/search/count/facet-keys.ts";
import { countMatches } from "#app/search/use-cases/count-matches.server.ts";
import { resolveCriteria } from "#app/search/use-cases/resolve-criteria.server.ts";
import { searchListings } from "#app/search/use-cases/search-listings.server.ts";
import { countPublicChanges } from "#app/platform/public-changes.ts";
import { findListingCards } from "#app/listings/cards/listing-card.repository.server.ts";
import type { Database } from "#db/client.ts";
import { ON_SHOW } from "#db/on-show.ts";
import { numberOption } from "../options.ts";
import { milliseconds, table, reportMisses } from "../table.ts";
import { measure, type Timing } from "../timing.ts";
import { type MeasuredKind, measureKinds, missesOf, reportKinds } from "../measured-kinds.ts";
import { startBenchServer } from "./databases.ts";
import { type QueryKind, queryKinds } from "./kinds.ts";
import { mapKinds } from "./map-kinds.ts";
import { placeKinds } from "./place-kinds.ts";

const PAGE_AND_TOTAL_LIMIT_MS = 60;
const FACETS_LIMIT_MS = 80;
const LIST_GROWTH_LIMIT = 1.2;
const LOAD_LIMIT_SECONDS = 300;
const rounds = { samples: 300, warmUps: 30 };
// Each view runs once before it is measured: the targets are for a warm database.
const mapRounds = { samples: 200, warmUps: 200 };
const placeRounds = { samples: 400, warmUps: 60 };

const changes = countPublicChanges();

/** `first` is a count that the database has not stored, like for a new search. */
type Measured = { whole: Timing; list: Timing; facets: Timing; first: Timing; promises: QueryKind["promises"] };
type Size = {
  count: number;
  loadSeconds: number | null;
  floor: { roundTrip: Timing; cards: Timing; scan: Timing };
  kinds: Map<string, Measured>;
  map: MeasuredKind[];
  places: MeasuredKind[];
};

const SIZES = [1_000, 100_000, 1_000_000, 3_000_000];

/**
 * Measures the search at 1,000, 100,000 and 1,000,000 listings; `--reuse` uses an earlier run's data, `--until=100000` leaves out larger
 * sizes, `--until=3000000` adds one, `--carte` measures only the map, `--lieux` only the suggestions of places. False when a target is
 * missed.
 */
export async function benchSearch(options: string[]): Promise<boolean> {
  const until = numberOption(options, "--until", { otherwise: 1_000_000, least: 1_000 });
  const only = options.find((option) => option === "--carte" || option === "--lieux");
  const server = await startBenchServer({ reuse: options.includes("--reuse") });
  try {
    const sizes: Size[] = [];
    for (const count of SIZES.filter((size) => size <= until)) {
      const { db, loadSeconds } = await server.open(count);
      const size = {
        count,
        loadSeconds,
        floor: await measureFloor(db),
        kinds: only ? new Map() : await measureQueries(db),
        map: only === "--lieux" ? [] : await measureKinds(mapKinds(db), mapRounds),
        places: only === "--carte" ? [] : await measureKinds(placeKinds(db), placeRounds),
      };
      sizes.push(size);
      report(size, sizes[0]!);
      process.stdout.write(`\n${reportKinds("ms", [...size.map, ...size.places])}\n`);
    }
    return judge(sizes);
  } finally {
    await server.stop();
  }
}

/** Lower bounds of any search on this machine, measured in the same run. */
async function measureFloor(db: Database) {
  const { rows } = await db.$client.query<{ id: number }>("select id from listings order by random() limit 900");
  const ids = rows.map((row) => row.id);
  return {
    roundTrip: await measure(() => db.$client.query("select 1"), rounds),
    cards: await measure(
      (round) => findListingCards(db, ids.slice((round * PAGE_SIZE) % 891, ((round * PAGE_SIZE) % 891) + PAGE_SIZE)),
      rounds,
    ),
    // Reads each listing's smallest index entry once: the minimum for an exact count without stored counts.
    scan: await measure(() => db.$client.query(`select count(*) from listings where ${ON_SHOW}`), {
      samples: 10,
      warmUps: 2,
    }),
  };
}

async function measureQueries(db: Database): Promise<Map<string, Measured>> {
  const { pageCount } = await searchListings({ db, changes }, noCriteria);
  const measured = new Map<string, Measured>();
  for (const kind of queryKinds(pageCount)) measured.set(kind.name, await measureKind(db, kind));
  return measured;
}

async function measureKind(db: Database, { criteriaOf, promises }: QueryKind): Promise<Measured> {
  const prepared = await Promise.all(
    Array.from({ length: rounds.samples }, async (_, round) => {
      const { criteria, filters } = await resolveCriteria({ db }, criteriaOf(round));
      return { criteria, filters };
    }),
  );
  const totals = new Map<number, number>();
  const first = await measure(async (round) => {
    const { filters } = prepared[round]!;
    totals.set(round, totalOf(await countByFacetKey(db, filters), filters));
  }, rounds);
  return {
    promises,
    first,
    whole: await measure((round) => searchListings({ db, changes }, criteriaOf(round)), rounds),
    facets: await measure(async (round) => {
      const { filters } = prepared[round]!;
      return facetsOf(await countMatches({ read: db, changes }, filters), filters);
    }, rounds),
    list: await measure(async (round) => {
      const { criteria, filters } = prepared[round]!;
      const total = totals.get(round)!;
      const page = Math.min(criteria.page, Math.max(1, Math.ceil(total / PAGE_SIZE)));
      return findListingCards(
        db,
        total === 0 ? [] : await findPageIds(db, filters, { sort: criteria.sort, page, total, size: PAGE_SIZE }),
      );
    }, rounds),
  };
}

function report({ count, loadSeconds, floor, kinds }: Size, smallest: Size): void {
  const ratio = (timing: Timing, of: Timing | undefined) => (of ? `×${(timing.p50 / of.p50).toFixed(2)}` : "");
  const load = loadSeconds === null ? "chargées par un essai précédent" : `chargées en ${Math.round(loadSeconds)} s`;
  process.stdout.write(`\n${count.toLocaleString("fr-FR")} annonces, ${load}. Limites de cette machine (p50) : `);
  process.stdout.write(
    `aller-retour ${milliseconds(floor.roundTrip.p50)} ms, neuf cartes ${milliseconds(floor.cards.p50)} ms, parcourir tout l'index ${milliseconds(floor.scan.p50)} ms\n\n`,
  );
  const head = [
    "ms",
    "page + total p50",
    "p99",
    "croissance",
    "liste p50",
    "p99",
    "croissance",
    "/ neuf cartes",
    "facettes p50",
    "p99",
    "la première fois p50",
    "p99",
  ];
  const rows = [...kinds].map(([name, { whole, list, facets, first, promises }]) => {
    const before = smallest.kinds.get(name);
    return [
      promises.speed ? name : `${name} *`,
      milliseconds(whole.p50),
      milliseconds(whole.p99),
      ratio(whole, before?.whole),
      milliseconds(list.p50),
      milliseconds(list.p99),
      ratio(list, before?.list),
      ratio(list, floor.cards),
      milliseconds(facets.p50),
      milliseconds(facets.p99),
      milliseconds(first.p50),
      milliseconds(first.p99),
    ];
  });
  if (rows.length > 0) process.stdout.write(`${table([head, ...rows])}\n* sans objectif\n`);
}

function judge(sizes: Size[]): boolean {
  const missed: string[] = [];
  const largest = sizes.at(-1)!;
  for (const [name, { whole, facets, promises }] of largest.kinds) {
    if (!promises.speed) continue;
    if (whole.p99 > PAGE_AND_TOTAL_LIMIT_MS)
      missed.push(`${name} : page + total ${milliseconds(whole.p99)} ms p99, plus que ${PAGE_AND_TOTAL_LIMIT_MS}`);
    if (facets.p99 > FACETS_LIMIT_MS)
      missed.push(`${name} : facettes ${milliseconds(facets.p99)} ms p99, plus que ${FACETS_LIMIT_MS}`);
  }
  const [small, middle] = sizes;
  for (const [name, { list, promises }] of middle?.kinds ?? []) {
    if (!promises.growth) continue;
    const growth = list.p50 / small!.kinds.get(name)!.list.p50;
    if (growth > LIST_GROWTH_LIMIT)
      missed.push(
        `${name} : la liste coûte ×${growth.toFixed(2)} de ${small!.count} à ${middle!.count} annonces, plus que ×${LIST_GROWTH_LIMIT}`,
      );
  }
  missed.push(...missesOf([...largest.map, ...largest.places]));
  if ((largest.loadSeconds ?? 0) > LOAD_LIMIT_SECONDS)
    missed.push(`chargement : ${Math.round(largest.loadSeconds!)} s, plus que ${LOAD_LIMIT_SECONDS}`);
  return reportMisses(missed);
}
