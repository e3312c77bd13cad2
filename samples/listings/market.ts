import { readTable } from "./read-table.ts";

/** Sale price by department for the communes outside the table of cities, in euros per m²; flats and houses together. */
const departmentSale = new Map(readTable("departments").map(({ code, sale }) => [code, Number(sale)]));
const OTHER_DEPARTMENTS = 1_450;

/** Prices in euros per m² (rent: per month) in a commune outside the table of cities. */
export function marketOf(departmentCode: string, population: number): { sale: number; rent: number } {
  const base = departmentSale.get(departmentCode) ?? OTHER_DEPARTMENTS;
  const size = population < 2_000 ? 0.68 : population < 10_000 ? 0.87 : population < 40_000 ? 1 : 1.08;
  const sale = base * size;
  return { sale, rent: 5 + sale / 400 };
}

/** Cities with rent control, where neither the department nor the prefix of the slug shows it (décret n° 2013-392). */
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

/** Caps of tenants' fees in euros per m² by zone, since 1 January 2026; the lower cap in case of doubt. */
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
