import { type Connection, type Database, isCutStatement, readWithin } from "#db/client.ts";
import type { SearchCriteria } from "../criteria.ts";
import { findKeptCountsOfEach } from "../kept-searches.repository.server.ts";
import { countEach } from "../listing-counts.repository.server.ts";
import type { Place } from "../search-area.ts";
import { totalOf, type TraitCount } from "../traits.ts";
import { around, type SearchFilters } from "../search-conditions.server.ts";
import type { Relaxation, RelaxationKind } from "../search-result.ts";

const MOST = 5;
const MOST_PAIRED = 5;
const PRICE_STEP = 0.2;
/** Wider searches are an offer: where counting them takes longer, the page does without. */
const TIMEOUT_MS = 1_000;

type Empty = { criteria: SearchCriteria; filters: SearchFilters; counts: TraitCount[]; centres: Place[] };
type Step = { kind: RelaxationKind; change: Partial<SearchCriteria> };

/** For a search that finds nothing: the searches with one criterion less, or else two, that find something. */
export async function findRelaxations(
  db: Database,
  empty: Empty,
  timeoutMs: number = TIMEOUT_MS,
): Promise<Relaxation[]> {
  try {
    return await readWithin(db, timeoutMs, (read) => countSteps(read, empty));
  } catch (error) {
    if (isCutStatement(error)) return [];
    throw error;
  }
}

async function countSteps(read: Connection, empty: Empty): Promise<Relaxation[]> {
  const steps = possibleSteps(empty);
  const single = await countAll(
    read,
    empty,
    steps.map((step) => [step]),
  );
  if (single.length > 0) return best(single);
  // Of many criteria, the first ones that people give up: each pair is a count.
  const first = steps.filter(({ kind }) => !alone.has(kind)).slice(0, MOST_PAIRED);
  const pairs = first.flatMap((one, index) => first.slice(index + 1).map((other) => [one, other]));
  return best(
    await countAll(
      read,
      empty,
      pairs.filter((pair) => !pair.every(({ kind }) => placeKinds.has(kind))),
    ),
  );
}

const placeKinds = new Set<RelaxationKind>(["near-10", "near-30", "communes"]);
// Beside another criterion given up, no price at all and thirty kilometres find what these would.
const alone = new Set<RelaxationKind>(["price-widened", "near-10"]);

function possibleSteps({ criteria, centres }: Empty): Step[] {
  const { priceMin, priceMax, areaMin, areaMax } = criteria;
  const hasPrice = priceMin !== null || priceMax !== null;
  const isWithin = (km: number) => centres.length > 0 && (criteria.radius ?? 0) < km;
  const steps: (Step | false)[] = [
    isWithin(10) && { kind: "near-10", change: { radius: 10 } },
    isWithin(30) && { kind: "near-30", change: { radius: 30 } },
    hasPrice && {
      kind: "price-widened",
      change: { priceMin: widened(priceMin, 1 - PRICE_STEP), priceMax: widened(priceMax, 1 + PRICE_STEP) },
    },
    criteria.area !== null && { kind: "mapArea", change: { area: null } },
    criteria.keywords !== null && { kind: "keywords", change: { keywords: null } },
    criteria.quartier !== null && { kind: "quartier", change: { quartier: null } },
    criteria.energyClasses.length > 0 && { kind: "energyClasses", change: { energyClasses: [] } },
    criteria.minBedrooms !== null && { kind: "minBedrooms", change: { minBedrooms: null } },
    criteria.minRooms !== null && { kind: "minRooms", change: { minRooms: null } },
    (areaMin !== null || areaMax !== null) && { kind: "area", change: { areaMin: null, areaMax: null } },
    hasPrice && { kind: "price", change: { priceMin: null, priceMax: null } },
    criteria.propertyType !== null && { kind: "propertyType", change: { propertyType: null } },
    criteria.offer !== null && { kind: "offer", change: { offer: null } },
    criteria.communes.length > 0 && { kind: "communes", change: { communes: [], radius: null } },
  ];
  return steps.filter((step) => step !== false);
}

const widened = (price: number | null, factor: number) => (price === null ? null : Math.round(price * factor));

/** Of these wider searches, those that find something. */
async function countAll(read: Connection, empty: Empty, choices: Step[][]): Promise<Relaxation[]> {
  const wider = choices.map((steps) => widen(empty, steps));
  const others = wider.filter(({ isOnlyTraits }) => !isOnlyTraits);
  const totals = await countTotals(
    read,
    others.map(({ filters }) => filters),
  );
  const counted = new Map(others.map((other, index) => [other, totals[index]!]));
  return wider
    .map((one) => ({
      gives: one.gives,
      criteria: one.criteria,
      count: counted.get(one) ?? totalOf(empty.counts, one.filters),
    }))
    .filter(({ count }) => count > 0);
}

/** What each search finds: from counts that are kept, the others in one statement. */
async function countTotals(read: Connection, searches: SearchFilters[]): Promise<number[]> {
  const kept = await findKeptCountsOfEach(read, searches);
  const counted = await countEach(
    read,
    searches.filter((_, index) => kept[index] === null),
  );
  return searches.map((filters, index) => {
    const counts = kept[index];
    return counts ? totalOf(counts, filters) : counted.shift()!;
  });
}

function widen({ criteria, filters, centres }: Empty, steps: Step[]) {
  const change = Object.assign({}, ...steps.map((step) => step.change)) as Partial<SearchCriteria>;
  const { communes, radius, sort: _sort, page: _page, ...rest } = change;
  const place = communes ? { communeIds: null, around: null } : radius ? { around: around(centres, radius) } : {};
  return {
    gives: steps.map((step) => step.kind),
    criteria: { ...criteria, ...change, page: 1 },
    filters: { ...filters, ...rest, ...place } satisfies SearchFilters,
    isOnlyTraits: steps.every(({ kind }) => traitKinds.has(kind)),
  };
}

// What the counts at hand already answer.
const traitKinds = new Set<RelaxationKind>(["offer", "propertyType", "minBedrooms", "energyClasses"]);

/** A wider price beats no price, ten kilometres thirty; otherwise the order of the steps says what people give up first. */
function best(relaxations: Relaxation[]): Relaxation[] {
  const isNear = relaxations.some(({ gives }) => gives.includes("near-10"));
  return relaxations.filter(({ gives }) => !(isNear && gives.includes("near-30"))).slice(0, MOST);
}
