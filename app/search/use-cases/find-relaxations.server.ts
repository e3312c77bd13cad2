import { type Connection, type Database, isCutStatement, readWithin } from "#db/client.ts";
import type { SearchCriteria } from "../criteria/criteria.ts";
import { criteriaTable } from "../criteria/criteria-table.ts";
import type { RelaxationKind } from "../criteria/criterion.ts";
import { type WiderStep, widerSteps } from "../criteria/wider-steps.ts";
import { countEach } from "../count/listing-counts.repository.server.ts";
import type { Position } from "../criteria/search-area.ts";
import { totalOf, type FacetKeyCount } from "../count/facet-keys.ts";
import { aroundPlaces, type SearchFilters } from "../count/search-conditions.server.ts";
import type { Relaxation } from "../results/search-result.ts";

const MOST = 5;
const MOST_PAIRED = 5;
/** Timeout for counting wider searches, which are optional. */
const TIMEOUT_MS = 1_000;

type Empty = {
  criteria: SearchCriteria;
  filters: SearchFilters;
  counts: FacetKeyCount[];
  centres: Position[];
  unread?: string[];
};

const { place, mapArea, offer, propertyTypes } = criteriaTable;
/** The criteria that the widest searches keep, fewer each time. */
const mainCriteria: (readonly unknown[])[] = [
  [place, mapArea, offer, propertyTypes],
  [place, mapArea, offer],
  [place, mapArea],
];

/** The wider searches with results, for a search without: one criterion less, else two, else the main criteria only. */
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
  // Each pair is a count, so only the criteria that people give up first are paired.
  const first = steps.filter(({ isPartial }) => !isPartial).slice(0, MOST_PAIRED);
  const pairs = first.flatMap((one, index) => first.slice(index + 1).map((other) => [one, other]));
  const paired = await countAll(
    read,
    empty,
    pairs.filter(([one, other]) => one!.of !== other!.of),
  );
  return paired.length > 0 ? best(paired) : countMain(read, empty, steps);
}

/** The search with results that keeps the most main criteria. */
async function countMain(read: Connection, empty: Empty, steps: WiderStep[]): Promise<Relaxation[]> {
  const choices = mainCriteria
    .filter((main) => steps.some(({ of }) => main.includes(of)))
    .map((main) => steps.filter(({ of, isPartial }) => !isPartial && !main.includes(of)))
    .filter((given) => given.length > 0);
  const [most] = await countAll(read, empty, choices);
  return most ? [{ ...most, gives: ["others"] }] : [];
}

function possibleSteps({ criteria, centres, unread = [] }: Empty): WiderStep[] {
  const steps = widerSteps(criteria, { hasPlace: centres.length > 0 });
  const all = steps.find(({ kind }) => kind === "keywords");
  if (unread.length === 0 || !all) return steps;
  const left = criteria.keywords?.split(" ").filter((word) => !unread.includes(word)) ?? [];
  const keywords = left.join(" ") || null;
  // Without remaining keywords, both steps would be the same search.
  const others = steps.filter(({ kind }) => keywords !== null || kind !== "keywords");
  return [{ ...all, kind: "unread", change: { keywords } }, ...others];
}

/** The wider searches with results. */
async function countAll(read: Connection, empty: Empty, choices: WiderStep[][]): Promise<Relaxation[]> {
  const wider = choices.map((steps) => widen(empty, steps));
  const others = wider.filter(({ isCounted }) => !isCounted);
  const totals = await countEach(
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

function widen({ criteria, filters, centres }: Empty, steps: WiderStep[]) {
  const change: Partial<SearchCriteria> = Object.assign({}, ...steps.map((step) => step.change));
  const { communes, radius } = change;
  // A search without its communes has neither their ids nor a radius around them.
  const place = communes ? { communeIds: null, around: null } : radius ? { around: aroundPlaces(centres, radius) } : {};
  return {
    gives: steps.map((step) => step.kind),
    criteria: { ...criteria, ...change, page: 1 },
    filters: { ...filters, ...change, ...place } satisfies SearchFilters,
    // The counts of the search itself answer these.
    isCounted: steps.every(({ of }) => of.countedBy === "facets"),
  };
}

/**
 * The first wider searches, in the order of their steps. Drops thirty kilometres if ten have results, and pairs that give up all
 * keywords if searches that give up only the unread ones have results.
 */
function best(relaxations: Relaxation[]): Relaxation[] {
  const hasOne = (kind: RelaxationKind) => relaxations.some(({ gives }) => gives.includes(kind));
  const isLess = ({ gives }: Relaxation) =>
    (gives.includes("near-30") && hasOne("near-10")) ||
    (gives.includes("keywords") && gives.length > 1 && hasOne("unread"));
  return relaxations.filter((one) => !isLess(one)).slice(0, MOST);
}
