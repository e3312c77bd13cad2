/** The figures of a certificate, per m² and year: kWh of primary energy, or kg of CO₂. */
type EnergyMeasure = "energy" | "climate";

/** Upper bounds of the classes: below the first figure class A, below the next class B, and so on; from the last on class G. */
type Bounds = readonly number[];

/** For homes of 40 m² and more (arrêté du 31 mars 2021). */
const usualBounds: Record<EnergyMeasure, Bounds> = {
  energy: [70, 110, 180, 250, 330, 420],
  climate: [6, 11, 30, 50, 70, 100],
};

/** The same above 800 m, in the climate zones H1b, H1c and H2d. */
const mountainBounds: Record<EnergyMeasure, Bounds> = {
  energy: [70, 110, 180, 250, 390, 500],
  climate: [6, 11, 30, 50, 80, 110],
};

/** Departments of these zones with land above 800 m. The portal does not know a home's altitude: both tables are possible. */
const mountainDepartments = new Set(
  "01 03 04 05 07 15 19 23 25 26 38 39 42 43 48 57 58 63 67 68 69 70 71 73 74 84 88 90".split(" "),
);

const LARGE = 40;
type KnownBounds = { area: number; bounds: readonly (number | null)[] };

/**
 * For smaller homes, in force since 1 July 2024 (arrêté du 25 mars 2024): some rows of its table, which has one for each
 * m² from 8 on. A straight line between two rows is never stricter than the rows in between.
 */
const smallBounds: Record<EnergyMeasure, KnownBounds[]> = {
  energy: [
    { area: 8, bounds: [146, 186, 386, 505, 622, 739] },
    { area: 10, bounds: [124, 164, 329, 428, 533, 640] },
    { area: 15, bounds: [null, null, 263, null, null, null] },
    { area: 20, bounds: [87, null, null, null, 385, null] },
    { area: 30, bounds: [75, null, null, null, 349, 439] },
    { area: LARGE, bounds: usualBounds.energy },
  ],
  climate: [
    { area: 8, bounds: [11, 16, 44, 68, 90, 122] },
    { area: 10, bounds: [10, 15, 40, 62, 84, 115] },
    { area: 15, bounds: [null, null, 36, null, null, null] },
    { area: LARGE, bounds: usualBounds.climate },
  ],
};

/** Ranks of classes, from 0 (A) to 6 (G). */
export type RankRange = { best: number; worst: number };

/**
 * The classes that a certificate's figure may have: by all bounds that are possible for the home, within one unit for
 * rounding. For a certificate older than July 2024 the usual bounds apply to small homes too.
 */
export function possibleRanks(
  scale: EnergyMeasure,
  value: number,
  { livingArea, departmentCode }: { livingArea: number; departmentCode: string },
): RankRange {
  const usual = usualBounds[scale];
  const mountain = mountainDepartments.has(departmentCode) ? mountainBounds[scale] : usual;
  const small = usual.map((bound, rank) => smallBound(scale, rank, livingArea) ?? bound);
  const mildest = usual.map((bound, rank) => Math.max(bound, mountain[rank]!, small[rank]!));
  return { best: rankAmong(mildest, value - 1), worst: rankAmong(usual, value + 1) };
}

function rankAmong(bounds: Bounds, value: number): number {
  const rank = bounds.findIndex((bound) => value < bound);
  return rank === -1 ? bounds.length : rank;
}

function smallBound(scale: EnergyMeasure, rank: number, livingArea: number): number | null {
  if (livingArea >= LARGE) return null;
  const known = smallBounds[scale].flatMap(({ area, bounds }) => {
    const bound = bounds[rank] ?? null;
    return bound === null ? [] : [{ area, bound }];
  });
  const above = known.findIndex(({ area }) => area > livingArea);
  const [low, high] = [known[above - 1], known[above]!]; // the last row is for 40 m²
  if (!low) return high.bound;
  return low.bound + ((high.bound - low.bound) * (livingArea - low.area)) / (high.area - low.area);
}
