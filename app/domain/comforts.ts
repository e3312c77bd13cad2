import type { AttributeKey, AttributeValues } from "./listing-attributes.ts";
import type { ListingKind } from "./listing-kind.ts";

type ComfortRule = {
  /** The listings that may have it; homes by default. */
  of?: "plots" | "all";
  /** Its row in the comparison; « comforts » by default. */
  comparedAs?: "outside" | "parking";
  /** The attribute that counts it: where a count is given, the comfort is not repeated. */
  countedBy?: AttributeKey;
  /** A comfort that it says already: a heated pool is a pool. */
  implies?: string;
  /** A search asks for it. */
  search?: {
    /** Its English name in the address, beside its key. */
    parameter: string;
    /** See `Criterion`. */
    rank: number;
    /** The page's title says it. */
    isInTitle?: true;
    /** More words for it in a sentence, as patterns; those of the catalogue `comforts` are understood anyway. */
    said?: readonly string[];
  };
};

/**
 * All comforts, in the order of the form. Each is shown on the listing's page, and is an amenity of its structured data. Addresses
 * have the searched ones in this order: a new one goes anywhere, the others stay.
 */
const table = {
  ascenseur: { search: { parameter: "lift", rank: 31 } },
  balcon: { comparedAs: "outside" },
  terrasse: { comparedAs: "outside" },
  jardin: { comparedAs: "outside" },
  "jardin-clos": {
    comparedAs: "outside",
    implies: "jardin",
    search: { parameter: "enclosedGarden", rank: 11, said: ["jardins? (?:clotures?|fermes?)"] },
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

/** The comforts that a search asks for, each by a criterion of its own. */
export type SearchedComfort = { [Key in Comfort]: Table[Key] extends { search: object } ? Key : never }[Comfort];
export const searchedComforts = comforts.filter((comfort) => ruleOf(comfort).search) as SearchedComfort[];
export const searchOf = (comfort: SearchedComfort): NonNullable<ComfortRule["search"]> => table[comfort].search;

/** An object with what `make` returns for each searched comfort. */
export const mapSearchedComforts = <Made>(make: (comfort: SearchedComfort) => Made): Record<SearchedComfort, Made> =>
  Object.fromEntries(searchedComforts.map((comfort) => [comfort, make(comfort)])) as Record<SearchedComfort, Made>;

/** A comfort, and those that imply it: a listing has it where it has stored any of them. */
export const saying = (comfort: Comfort): Comfort[] => [
  comfort,
  ...comforts.filter((other) => ruleOf(other).implies === comfort),
];

/** Those that imply others. */
export const implyingComforts = comforts.filter((comfort) => ruleOf(comfort).implies);

/** The comforts to show, of those that a listing has stored. */
export const shownComforts = (stored: string[], attributes: AttributeValues): Comfort[] =>
  stored.filter(isComfort).filter((comfort) => {
    const { countedBy } = ruleOf(comfort);
    const isCounted = countedBy !== undefined && Boolean(attributes[countedBy]);
    return !isCounted && saying(comfort).every((other) => other === comfort || !stored.includes(other));
  });

/** The attributes that count none of what the comforts say is there. */
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
