import type { Commune } from "#app/communes/commune.ts";
import type { SearchCriteria } from "../criteria.ts";
import { totalOf, type TraitCount } from "../traits.ts";
import type { SearchFilters } from "../search-conditions.server.ts";
import type { Relaxation, RelaxationKind } from "../search-result.ts";
import { type CountNeeds, countListings } from "./count-listings.server.ts";
import { findAround } from "./resolve-criteria.server.ts";

const MOST = 5;
const MOST_PAIRED = 5;
const PRICE_STEP = 0.2;

type Empty = { criteria: SearchCriteria; filters: SearchFilters; counts: TraitCount[]; communes: Commune[] };
type Step = { kind: RelaxationKind; change: Partial<SearchCriteria> };

/** For a search that finds nothing: the searches with one criterion less, or else two, that find something. */
export async function findRelaxations(needs: CountNeeds, empty: Empty): Promise<Relaxation[]> {
  const steps = possibleSteps(empty);
  const single = await countAll(
    needs,
    empty,
    steps.map((step) => [step]),
  );
  if (single.length > 0) return best(single);
  // Of many criteria, the first ones that people give up: each pair is a count.
  const first = steps.filter(({ kind }) => !alone.has(kind)).slice(0, MOST_PAIRED);
  const pairs = first.flatMap((one, index) => first.slice(index + 1).map((other) => [one, other]));
  return best(
    await countAll(
      needs,
      empty,
      pairs.filter((pair) => !pair.every(({ kind }) => placeKinds.has(kind))),
    ),
  );
}

const placeKinds = new Set<RelaxationKind>(["near-10", "near-30", "communes"]);
// Beside another criterion given up, no price at all and thirty kilometres find what these would.
const alone = new Set<RelaxationKind>(["price-widened", "near-10"]);

function possibleSteps({ criteria, communes }: Empty): Step[] {
  const { priceMin, priceMax, areaMin, areaMax } = criteria;
  const hasPrice = priceMin !== null || priceMax !== null;
  const isWithin = (km: number) => communes.length > 0 && (criteria.radius ?? 0) < km;
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
async function countAll(
  needs: CountNeeds,
  { criteria, filters, counts, communes: searched }: Empty,
  choices: Step[][],
): Promise<Relaxation[]> {
  const found = await Promise.all(
    choices.map(async (steps) => {
      const change = Object.assign({}, ...steps.map((step) => step.change)) as Partial<SearchCriteria>;
      const { communes, radius, sort: _sort, page: _page, ...rest } = change;
      const place = communes
        ? { communeIds: null, around: null }
        : radius
          ? { around: await findAround(needs.db, searched, radius) }
          : {};
      const wider: SearchFilters = { ...filters, ...rest, ...place };
      const isOnlyTraits = steps.every(({ kind }) => traitKinds.has(kind));
      const count = totalOf(isOnlyTraits ? counts : await countListings(needs, wider), wider);
      return { gives: steps.map((step) => step.kind), criteria: { ...criteria, ...change, page: 1 }, count };
    }),
  );
  return found.filter(({ count }) => count > 0);
}

// What the counts at hand already answer.
const traitKinds = new Set<RelaxationKind>(["offer", "propertyType", "minBedrooms", "energyClasses"]);

/** A wider price beats no price, ten kilometres thirty; otherwise the order of the steps says what people give up first. */
function best(relaxations: Relaxation[]): Relaxation[] {
  const isNear = relaxations.some(({ gives }) => gives.includes("near-10"));
  return relaxations.filter(({ gives }) => !(isNear && gives.includes("near-30"))).slice(0, MOST);
}
