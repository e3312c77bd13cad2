/** Sale price by department for the communes outside the table of cities, in euros per m²; flats and houses together. */
const departmentSale: Record<string, number> = {
  "06": 4_900,
  "92": 6_300,
  "94": 5_000,
  "93": 3_800,
  "78": 4_200,
  "91": 3_000,
  "95": 3_100,
  "77": 2_900,
  "74": 4_600,
  "73": 3_400,
  "83": 4_000,
  "13": 3_500,
  "33": 3_000,
  "64": 3_000,
  "17": 3_000,
  "34": 2_900,
  "44": 2_900,
  "35": 2_500,
  "56": 2_900,
  "69": 3_300,
  "31": 2_600,
  "66": 2_200,
  "85": 2_600,
  "40": 2_900,
  "84": 2_400,
  "38": 2_400,
  "01": 2_400,
  "67": 2_500,
  "68": 2_100,
  "2A": 3_400,
  "2B": 2_900,
  "59": 2_000,
  "60": 2_100,
  "62": 1_700,
  "37": 2_100,
  "14": 2_500,
  "29": 2_000,
  "22": 1_900,
  "76": 1_900,
  "27": 1_900,
  "30": 2_300,
  "49": 2_000,
  "11": 1_800,
  "81": 1_700,
  "45": 1_800,
  "05": 2_600,
  "26": 2_000,
  "971": 2_500,
  "972": 2_500,
  "973": 2_400,
  "974": 2_700,
  "976": 2_200,
};
const OTHER_DEPARTMENTS = 1_450;

/** Euros per m² (rent: per month) in a commune outside the table of cities. */
export function marketOf(departmentCode: string, population: number): { sale: number; rent: number } {
  const base = departmentSale[departmentCode] ?? OTHER_DEPARTMENTS;
  const size = population < 2_000 ? 0.68 : population < 10_000 ? 0.87 : population < 40_000 ? 1 : 1.08;
  const sale = base * size;
  return { sale, rent: 5 + sale / 400 };
}

/** Cities with rent control that their department does not imply (décret n° 2013-392). */
const tense = new Set([
  "nice",
  "toulouse",
  "bordeaux",
  "nantes",
  "strasbourg",
  "montpellier",
  "lille",
  "grenoble",
  "villeurbanne",
  "toulon",
  "annecy",
  "aix-en-provence",
  "la-rochelle",
  "bayonne",
  "biarritz",
]);

/** Caps of tenants' fees in euros per m², since 1 January 2026, by zone. The lower one where in doubt. */
export function tenantFeeCap(slug: string, departmentCode: string): number {
  if (departmentCode === "75" || departmentCode === "92") return 12.1;
  return tense.has(slug) || /^(lyon|marseille)-/.test(slug) || ["93", "94"].includes(departmentCode) ? 10.09 : 8.07;
}

const withMetro = /^(paris|lyon|marseille)-|^(toulouse|lille|rennes|villeurbanne)$/;
const withTram = new Set([
  "nice",
  "bordeaux",
  "nantes",
  "strasbourg",
  "montpellier",
  "grenoble",
  "dijon",
  "orleans",
  "tours",
  "angers",
  "caen",
  "brest",
  "saint-etienne",
  "clermont-ferrand",
  "reims",
]);

/** Public transport of a city. */
export function transportOf(slug: string, population: number): "metro" | "tramway" | "bus" | "voiture" {
  if (withMetro.test(slug)) return "metro";
  if (withTram.has(slug)) return "tramway";
  return population >= 9_000 ? "bus" : "voiture";
}
