import { cleanText } from "#app/platform/clean-text.ts";
import { energyClasses, type PropertyType } from "#app/domain/listing.ts";
import { normalizeName } from "#app/domain/commune-name.ts";
import { type Offer, type SearchCriteria, type Sort, sorts } from "./criteria.ts";
import type { CriteriaProblem } from "#app/domain/criteria-problem.ts";
import { parseAmount } from "./criteria-amounts.ts";
import { areaParameter, formatArea, parseDrawing, parseView, type SearchArea } from "./search-area.ts";

/** Bounds on what an address may ask: beyond them a search is a mistake or an attack. */
const MAX_TEXT = 100;
const MAX_COMMUNES = 20;
const MAX_VALUES_READ = 50;
const MAX_RADIUS = 100;

export const noCriteria: SearchCriteria = {
  offer: null,
  propertyType: null,
  communes: [],
  radius: null,
  area: null,
  quartier: null,
  priceMin: null,
  priceMax: null,
  areaMin: null,
  areaMax: null,
  minRooms: null,
  minBedrooms: null,
  energyClasses: [],
  keywords: null,
  sort: "defaut",
  page: 1,
};

// Words of the specification's two forms and of everyday use, in the form that normalizeName() gives.
const propertyTypeWords: Record<string, PropertyType | null> = {
  tout: null,
  tous: null,
  all: null,
  appartement: "appartement",
  appartements: "appartement",
  apartment: "appartement",
  maison: "maison",
  maisons: "maison",
  house: "maison",
  terrain: "terrain",
  terrains: "terrain",
  land: "terrain",
};
const offerWords: Record<string, Offer | null> = {
  tout: null,
  tous: null,
  all: null,
  "tous les biens": null,
  acheter: "acheter",
  "a acheter": "acheter",
  achat: "acheter",
  buy: "acheter",
  vendre: "vendre",
  "a vendre": "vendre",
  vente: "vendre",
  sale: "vendre",
  louer: "louer",
  "a louer": "louer",
  location: "louer",
  rent: "louer",
};
const sortWords: Record<string, Sort> = /* @__PURE__ */ Object.fromEntries(
  sorts.map((sort) => [normalizeName(sort), sort]),
);

/**
 * Reads a search from an address, under the names of either form of the specification. Never throws:
 * what cannot be understood is left out and told in `problems`.
 */
export function parseCriteria(params: URLSearchParams): { criteria: SearchCriteria; problems: CriteriaProblem[] } {
  const problems: CriteriaProblem[] = [];
  const reader = new ParameterReader(params, problems);
  const priceMin = reader.amount("priceMin");
  const priceMax = reader.amount("priceMax");
  const areaMin = reader.amount("areaMin");
  const areaMax = reader.amount("areaMax");
  const communes = reader.communes();
  const criteria: SearchCriteria = {
    offer: reader.word("transactionType", ["offre", "transaction"], offerWords),
    propertyType: reader.word("propertyType", ["type"], propertyTypeWords),
    communes,
    // Around what, without a commune?
    radius: communes.length > 0 ? reader.radius() : null,
    area: reader.area(),
    quartier: reader.text("quartier", ["neighborhood"]),
    ...ordered(reader, { min: "priceMin", low: priceMin, high: priceMax }, (low, high) => ({
      priceMin: low,
      priceMax: high,
    })),
    ...ordered(reader, { min: "areaMin", low: areaMin, high: areaMax }, (low, high) => ({
      areaMin: low,
      areaMax: high,
    })),
    minRooms: reader.count("minRooms"),
    minBedrooms: reader.count("minBedrooms"),
    energyClasses: reader.energyClasses(),
    keywords: reader.text("q", ["keywords"]),
    sort: reader.word("sort", ["tri"], sortWords) ?? "defaut",
    page: reader.page(),
  };
  return { criteria, problems };
}

/** The one way to write a search as an address: defaults left out, always in the same order. */
export function formatCriteria(criteria: SearchCriteria): URLSearchParams {
  const params = new URLSearchParams();
  const set = (name: string, value: string | number | null) => {
    if (value !== null) params.append(name, String(value));
  };
  set("propertyType", criteria.propertyType);
  set("transactionType", criteria.offer);
  for (const commune of criteria.communes) set("commune", commune);
  set("rayon", criteria.communes.length > 0 ? criteria.radius : null);
  if (criteria.area) set(areaParameter(criteria.area), formatArea(criteria.area));
  set("quartier", criteria.quartier);
  set("priceMin", criteria.priceMin);
  set("priceMax", criteria.priceMax);
  set("areaMin", criteria.areaMin);
  set("areaMax", criteria.areaMax);
  set("minRooms", criteria.minRooms);
  set("minBedrooms", criteria.minBedrooms);
  for (const letter of criteria.energyClasses) set("energyClass", letter);
  set("q", criteria.keywords);
  if (criteria.sort !== "defaut") set("sort", criteria.sort);
  if (criteria.page > 1) set("page", criteria.page);
  return params;
}

/** `/annonces?…` for these criteria on that page of the site. */
export function searchHref(path: string, criteria: SearchCriteria): string {
  const query = formatCriteria(criteria).toString();
  return query === "" ? path : `${path}?${query}`;
}

/** Whether anything narrows the search; the order and the page do not. */
export const isNarrowed = (criteria: SearchCriteria): boolean =>
  formatCriteria({ ...criteria, sort: noCriteria.sort, page: noCriteria.page }).size > 0;

// Campaign marks that others add to our addresses: no criterion, and no reason to redirect.
const foreign = /^(utm_[a-z]+|gclid|fbclid|msclkid|mc_[a-z]+|_routes|index)$/;

/** Whether an address already is the canonical one of its search. */
export function isCanonical(params: URLSearchParams, criteria: SearchCriteria): boolean {
  const own = new URLSearchParams([...params].filter(([name]) => !foreign.test(name)));
  return own.toString() === formatCriteria(criteria).toString();
}

type Bounds = { min: string; low: number | null; high: number | null };

// « De 300 000 à 200 000 » has one sensible reading.
function ordered<Shape>(
  reader: ParameterReader,
  { min, low, high }: Bounds,
  build: (low: number | null, high: number | null) => Shape,
): Shape {
  if (low === null || high === null || low <= high) return build(low, high);
  reader.report({ code: "inverted-range", parameter: min, typed: `${low} – ${high}`, range: { from: low, to: high } });
  return build(high, low);
}

class ParameterReader {
  readonly #params: URLSearchParams;
  readonly #problems: CriteriaProblem[];

  constructor(params: URLSearchParams, problems: CriteriaProblem[]) {
    this.#params = params;
    this.#problems = problems;
  }

  report(problem: CriteriaProblem): void {
    this.#problems.push({ ...problem, typed: cleanText(problem.typed).slice(0, 60) });
  }

  amount(name: string): number | null {
    const typed = this.#first(name);
    if (typed === null) return null;
    const amount = parseAmount(typed);
    if (amount.ok) return amount.value;
    this.report({ code: amount.code, parameter: name, typed });
    return null;
  }

  /** A count of rooms; none and zero are the same. */
  count(name: string): number | null {
    const value = this.amount(name);
    return value === null || value === 0 ? null : Math.min(Math.floor(value), 20);
  }

  /** Kilometres, from 1 to 100; none and zero are the same. */
  radius(): number | null {
    const value = this.amount("rayon");
    if (value !== null && value > MAX_RADIUS)
      this.report({ code: "too-large", parameter: "rayon", typed: String(value) });
    return value === null || value === 0 ? null : Math.min(value, MAX_RADIUS);
  }

  /** What was drawn goes before what the map shows. */
  area(): SearchArea | null {
    return this.#areaOf("zone", parseDrawing) ?? this.#areaOf("vue", parseView);
  }

  #areaOf(name: string, parse: (text: string) => SearchArea | null): SearchArea | null {
    const typed = this.#first(name);
    if (typed === null) return null;
    const area = parse(typed.trim().slice(0, 2_000));
    if (area === null) this.report({ code: "unknown-value", parameter: name, typed });
    return area;
  }

  page(): number {
    const typed = this.#first("page");
    if (typed === null) return 1;
    if (/^\d{1,9}$/.test(typed)) return Math.max(1, Number(typed));
    this.report({ code: "unknown-value", parameter: "page", typed });
    return 1;
  }

  word<Value>(name: string, aliases: string[], words: Record<string, Value>): Value | null {
    const typed = this.#first(name, aliases);
    if (typed === null) return null;
    const key = normalizeName(typed.slice(0, MAX_TEXT));
    if (Object.hasOwn(words, key)) return words[key]!;
    this.report({ code: "unknown-value", parameter: name, typed });
    return null;
  }

  text(name: string, aliases: string[]): string | null {
    const typed = this.#first(name, aliases);
    if (typed === null) return null;
    const text = cleanText(typed);
    if (text.length > MAX_TEXT) this.report({ code: "too-long", parameter: name, typed: text });
    return text.slice(0, MAX_TEXT).trim() || null;
  }

  communes(): string[] {
    const typed = this.#all("commune", ["city"]).map((value) => cleanText(value).slice(0, MAX_TEXT).trim());
    const distinct = [...new Set(typed.filter((value) => value !== ""))].toSorted();
    if (distinct.length > MAX_COMMUNES)
      this.report({ code: "too-many", parameter: "commune", typed: String(distinct.length) });
    return distinct.slice(0, MAX_COMMUNES);
  }

  energyClasses(): SearchCriteria["energyClasses"] {
    const typed = this.#all("energyClass", ["dpe"]).flatMap((value) => value.slice(0, MAX_TEXT).split(","));
    const wanted = new Set(typed.map((value) => value.trim().toUpperCase()).filter((value) => value !== ""));
    for (const value of wanted) {
      if (!energyClasses.some((letter) => letter === value))
        this.report({ code: "unknown-value", parameter: "energyClass", typed: value });
    }
    return energyClasses.filter((letter) => wanted.has(letter));
  }

  #all(name: string, aliases: string[] = []): string[] {
    return [name, ...aliases].flatMap((key) => this.#params.getAll(key)).slice(0, MAX_VALUES_READ);
  }

  /** The first value that is not empty: forms send their empty fields too. */
  #first(name: string, aliases: string[] = []): string | null {
    return this.#all(name, aliases).find((value) => value.trim() !== "") ?? null;
  }
}
