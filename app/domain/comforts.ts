import type { AttributeKey, AttributeValues } from "./listing-attributes.ts";
import type { ListingKind } from "./listing-kind.ts";

type ComfortRule = {
  /** The listings that may have the comfort; homes by default. */
  of?: "plots" | "all";
  /** The comfort's row in the comparison; « comforts » by default. */
  comparedAs?: "outside" | "parking";
  /** The attribute that counts the comfort: where a count is given, the comfort is not repeated. */
  countedBy?: AttributeKey;
  /** The comfort that this one implies: a heated pool is a pool. */
  implies?: string;
  /** The comfort as a criterion of the search. */
  search?: {
    /** The English name in the address, beside the key. */
    parameter: string;
    /** See `Criterion`. */
    rank: number;
    /** Shown in the page's title. */
    isInTitle?: true;
    /** More words for the comfort in a sentence, as patterns; the words of the catalogue `comforts` are understood anyway. */
    patterns?: readonly string[];
  };
};

/**
 * All comforts, in the order of the form. Each is shown on the listing's page, and is an amenity of its structured data. Addresses
 * list the searched ones in this order: add a new one anywhere, but keep the order of the others.
 */
const table = {
  ascenseur: { search: { parameter: "lift", rank: 31 } },
  balcon: { comparedAs: "outside" },
  terrasse: { comparedAs: "outside" },
  jardin: { comparedAs: "outside" },
  "jardin-clos": {
    comparedAs: "outside",
    implies: "jardin",
    search: { parameter: "enclosedGarden", rank: 11, patterns: ["jardins? (?:clotures?|fermes?)"] },
  },
  cave: { countedBy: "cellars" },
  parking: { comparedAs: "parking" },
  garage: { comparedAs: "parking" },
  piscine: { comparedAs: "outside", search: { parameter: "pool", rank: 12, isInTitle: true } },
  "piscine-chauffee": { comparedAs: "outside", implies: "piscine" },
  cheminee: {},
  parquet: {},
  climatisation: {},
  fibre: {},
  gardien: {},
  digicode: {},
  interphone: {},
  "acces-handicap": {},
  "double-vitrage": {},
  "vue-degagee": { of: "all" },
  "vue-mer": { of: "all" },
  moulures: {},
  dressing: {},
  buanderie: {},
  "local-velos": {},
  alarme: {},
  viabilise: { of: "plots" },
  "sans-vis-a-vis": { of: "all" },
} as const satisfies Record<string, ComfortRule>;

type Table = typeof table;
export type Comfort = keyof Table;
export const comforts = Object.keys(table) as Comfort[]; // the table's own keys

const isComfort = (text: string): text is Comfort => Object.hasOwn(table, text);

const ruleOf = (comfort: Comfort): ComfortRule => table[comfort];

/** The comforts that are criteria of the search. */
export type SearchedComfort = { [Key in Comfort]: Table[Key] extends { search: object } ? Key : never }[Comfort];
export const searchedComforts = comforts.filter((comfort) => ruleOf(comfort).search) as SearchedComfort[];
export const searchOf = (comfort: SearchedComfort): NonNullable<ComfortRule["search"]> => table[comfort].search;

/** An object with what `make` returns for each searched comfort. */
export const mapSearchedComforts = <Made>(make: (comfort: SearchedComfort) => Made): Record<SearchedComfort, Made> =>
  Object.fromEntries(searchedComforts.map((comfort) => [comfort, make(comfort)])) as Record<SearchedComfort, Made>;

/** A comfort and the comforts that imply it: a listing has the comfort if any of them is stored. */
export const withImplying = (comfort: Comfort): Comfort[] => [
  comfort,
  ...comforts.filter((other) => ruleOf(other).implies === comfort),
];

/** Comforts that imply another one. */
export const implyingComforts = comforts.filter((comfort) => ruleOf(comfort).implies);

/** The comforts to show among a listing's stored ones. */
export const shownComforts = (stored: string[], attributes: AttributeValues): Comfort[] =>
  stored.filter(isComfort).filter((comfort) => {
    const { countedBy } = ruleOf(comfort);
    const isCounted = countedBy !== undefined && Boolean(attributes[countedBy]);
    return !isCounted && withImplying(comfort).every((other) => other === comfort || !stored.includes(other));
  });

/** The attributes with a count of zero although their comfort is ticked. */
export const contradictedCounts = (ticked: Comfort[], attributes: AttributeValues): AttributeKey[] =>
  ticked.flatMap((comfort) => {
    const { countedBy } = ruleOf(comfort);
    return countedBy !== undefined && attributes[countedBy] === 0 ? [countedBy] : [];
  });

export const comfortsOf = ({ propertyType }: Pick<ListingKind, "propertyType">): Comfort[] =>
  comforts.filter((comfort) => {
    const { of = "homes" } = ruleOf(comfort);
    return of === "all" || of === (propertyType === "terrain" ? "plots" : "homes");
  });
export const comparisonRowOf = (comfort: Comfort): "outside" | "parking" | "features" =>
  ruleOf(comfort).comparedAs ?? "features";
