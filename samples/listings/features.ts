import type { Comfort } from "#app/domain/comforts.ts";
import type { Style } from "./home.ts";
import { isTropical, type Place } from "./places.ts";
import type { Random } from "./random.ts";

type Chances = readonly (readonly [feature: Comfort, probability: number])[];

type FlatTraits = { place: Place; style: Style; floor: number; floorCount: number; yearBuilt: number; rooms: number };

/** A flat's comforts. They always include the comforts in the pictures of its style. */
export function drawFlatFeatures(
  random: Random,
  { place, style, floor, floorCount, yearBuilt, rooms }: FlatTraits,
): Comfort[] {
  const isOld = style === "haussmann";
  const hasLift = yearBuilt > 1960 ? floorCount > 3 : floorCount > 4 && random.chance(0.65);
  const seaside = seaView.test(place.slug) && floor >= 2;
  const outside = drawOutside(random, { isOld, floor, yearBuilt });
  return [
    ...outside,
    ...drawAll(random, [
      ["ascenseur", hasLift ? 1 : 0],
      ["parquet", isOld || style === "contemporain" || style === "studio" ? 1 : 0.15],
      ["moulures", isOld ? 1 : 0],
      ["cheminee", isOld ? 1 : 0],
      ["vue-mer", seaside ? 0.25 : 0],
      ["vue-degagee", floor >= 4 ? 0.5 : 0],
      ["sans-vis-a-vis", floor >= 3 ? 0.3 : 0.04],
      ["cave", rooms > 1 ? 0.6 : 0.2],
      ["parking", yearBuilt > 1965 ? 0.55 : place.slug.startsWith("paris-") ? 0.02 : 0.08],
      ["double-vitrage", yearBuilt > 1990 ? 1 : 0.65],
      ["dressing", rooms >= 4 ? 0.25 : rooms >= 2 ? 0.1 : 0],
      ["gardien", yearBuilt < 1985 && floorCount >= 5 ? 0.3 : 0.03],
      ["digicode", place.population > 8_000 ? 0.5 : 0.1],
      ["interphone", place.population > 8_000 ? 0.6 : 0.3],
      ["fibre", 0.78],
      ["local-velos", yearBuilt > 1990 ? 0.55 : 0.2],
      ["climatisation", isTropical(place) ? 1 : /Provence|Corse/.test(place.regionName) ? 0.3 : 0.03],
      ["acces-handicap", hasLift && yearBuilt > 2007 ? 0.6 : 0],
    ]),
  ];
}

/** At most one of balcony, terrace and garden: all three would not be credible. */
function drawOutside(
  random: Random,
  { isOld, floor, yearBuilt }: { isOld: boolean; floor: number; yearBuilt: number },
): Comfort[] {
  if (floor === 0) return !isOld && random.chance(0.35) ? ["jardin"] : [];
  const terrace = yearBuilt > 1990 ? 0.28 : 0.04;
  const balcony = isOld ? 0.32 : 0.48;
  return random.weighted<Comfort[]>([
    [["terrasse"], terrace],
    [["balcon"], balcony],
    [[], 1 - terrace - balcony],
  ]);
}

/** A house's comforts. */
export function drawHouseFeatures(
  random: Random,
  { place, style, floorCount }: { place: Place; style: Style; floorCount: number },
): Comfort[] {
  const isSouth = /Provence|Occitanie|Corse|Nouvelle-Aquitaine/.test(place.regionName);
  const isWarm = isTropical(place);
  const isStone = style === "mas" || style === "longere";
  const isTown = style === "ville";
  const drawn = drawAll(random, [
    ["jardin", isTown ? 0.7 : 1],
    ["terrasse", 0.7],
    ["garage", isTown ? 0.2 : 0.62],
    ["parking", isTown ? 0.15 : 0.45],
    ["piscine", isTown ? 0 : isSouth || isWarm ? 0.34 : 0.04],
    ["cheminee", isWarm ? 0 : isStone || isTown ? 1 : 0.22],
    ["parquet", isTown ? 1 : isStone || isWarm ? 0.1 : 0.4],
    ["double-vitrage", isWarm ? 0.2 : 0.82],
    ["cave", isWarm ? 0 : isTown ? 0.6 : 0.22],
    ["buanderie", 0.4],
    ["dressing", 0.25],
    ["climatisation", isWarm ? 1 : isSouth ? 0.3 : 0.03],
    ["fibre", 0.65],
    ["sans-vis-a-vis", isTown ? 0.05 : 0.32],
    ["vue-degagee", isTown ? 0.05 : place.population < 3_000 ? 0.35 : 0.12],
    ["acces-handicap", floorCount === 1 ? 0.12 : 0],
    ["alarme", 0.12],
  ]);
  // Computed, not drawn: one more random number would change every sample.
  const isEnclosed = isTown || drawn.includes("sans-vis-a-vis");
  return drawn.flatMap((feature) => (feature === "jardin" && isEnclosed ? [feature, "jardin-clos"] : [feature]));
}

const seaView = /^(marseille-(2|7|8|16)e|nice|biarritz|la-rochelle|toulon|brest)$/;

function drawAll(random: Random, chances: Chances): Comfort[] {
  return chances.flatMap(([feature, probability]) => (random.chance(probability) ? [feature] : []));
}
