import { type Connection, type Database, isCutStatement, readWithin } from "#db/client.ts";
import type { SearchCriteria } from "../criteria.ts";
import { criteriaTable } from "../criteria/criteria-table.ts";
import type { RelaxationKind } from "../criteria/criterion.ts";
import { type WiderStep, widerSteps } from "../criteria/wider-steps.ts";
import { countEach } from "../listing-counts.repository.server.ts";
import type { Position } from "../search-area.ts";
import { totalOf, type FacetKeyCount } from "../facet-keys.ts";
import { aroundPlaces, type SearchFilters } from "../search-conditions.server.ts";
import type { Relaxation } from "../search-result.ts";

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
/** What a search keeps that gives all else up: less and less. */
const mainCriteria: (readonly unknown[])[] = [
  [place, mapArea, offer, propertyTypes],
  [place, mapArea, offer],
  [place, mapArea],
];

/** For a search without results: those with one criterion less, or else two, or else with the main ones alone, that have results. */
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
  // Of many criteria, only those that people give up first: each pair is a count.
  const first = steps.filter(({ isPartial }) => !isPartial).slice(0, MOST_PAIRED);
  const pairs = first.flatMap((one, index) => first.slice(index + 1).map((other) => [one, other]));
  const paired = await countAll(
    read,
    empty,
    pairs.filter(([one, other]) => one!.of !== other!.of),
  );
  return paired.length > 0 ? best(paired) : countMain(read, empty, steps);
}

/** The search that keeps the most main criteria, of those that have results. */
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
  // Without any word left, both steps would be one search.
  const others = steps.filter(({ kind }) => keywords !== null || kind !== "keywords");
  return [{ ...all, kind: "unread", change: { keywords } }, ...others];
}

/** Those of these wider searches that have results. */
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
 * Sorted by the order in which people give criteria up. If ten kilometres have results, thirty are not offered; nor are pairs with
 * all keywords, if pairs with those that are unread have results.
 */
function best(relaxations: Relaxation[]): Relaxation[] {
  const hasOne = (kind: RelaxationKind) => relaxations.some(({ gives }) => gives.includes(kind));
  const isLess = ({ gives }: Relaxation) =>
    (gives.includes("near-30") && hasOne("near-10")) ||
    (gives.includes("keywords") && gives.length > 1 && hasOne("unread"));
  return relaxations.filter((one) => !isLess(one)).slice(0, MOST);
}
