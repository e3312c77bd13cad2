import type { AttributeKey, AttributeValues } from "./listing-attributes.ts";
import { isAny, isHome, isPlot, type ListingKind } from "./listing-kind.ts";

type ComfortRule = {
  /** The listings that may have it; homes by default. */
  of?: (kind: ListingKind) => boolean;
  /** Its row in the comparison; « comforts » by default. */
  comparedAs?: "outside" | "parking";
  /** The attribute that counts it: where a count is given, the comfort is not repeated. */
  countedBy?: AttributeKey;
  /** The comfort that says it already: a heated pool is a pool. */
  impliedBy?: string;
};

/** All comforts, in the order of the form. Each is shown on the listing's page, and is an amenity of its structured data. */
const table = {
  ascenseur: {},
  balcon: { comparedAs: "outside" },
  terrasse: { comparedAs: "outside" },
  jardin: { comparedAs: "outside" },
  cave: { countedBy: "cellars" },
  parking: { comparedAs: "parking" },
  garage: { comparedAs: "parking" },
  piscine: { comparedAs: "outside", impliedBy: "piscine-chauffee" },
  "piscine-chauffee": { comparedAs: "outside" },
  cheminee: {},
  parquet: {},
  climatisation: {},
  fibre: {},
  gardien: {},
  digicode: {},
  interphone: {},
  "acces-handicap": {},
  "double-vitrage": {},
  "vue-degagee": { of: isAny },
  "vue-mer": { of: isAny },
  moulures: {},
  dressing: {},
  buanderie: {},
  "local-velos": {},
  alarme: {},
  viabilise: { of: isPlot },
  "sans-vis-a-vis": { of: isAny },
} as const satisfies Record<string, ComfortRule>;

export type Comfort = keyof typeof table;
export const comforts = Object.keys(table) as Comfort[]; // the table's own keys

const ruleOf = (comfort: Comfort): ComfortRule => table[comfort];

const isComfort = (text: string): text is Comfort => Object.hasOwn(table, text);

/** The comforts to show, of those that a listing has stored. */
export const shownComforts = (stored: string[], attributes: AttributeValues): Comfort[] =>
  stored.filter(isComfort).filter((comfort) => {
    const { countedBy, impliedBy } = ruleOf(comfort);
    const isCounted = countedBy !== undefined && Boolean(attributes[countedBy]);
    return !isCounted && (impliedBy === undefined || !stored.includes(impliedBy));
  });

/** The attributes that count none of what the comforts say is there. */
export const contradictedCounts = (ticked: Comfort[], attributes: AttributeValues): AttributeKey[] =>
  ticked.flatMap((comfort) => {
    const { countedBy } = ruleOf(comfort);
    return countedBy !== undefined && attributes[countedBy] === 0 ? [countedBy] : [];
  });

export const comfortsOf = (kind: ListingKind): Comfort[] =>
  comforts.filter((comfort) => (ruleOf(comfort).of ?? isHome)(kind));
export const comparisonRowOf = (comfort: Comfort): "outside" | "parking" | "features" =>
  ruleOf(comfort).comparedAs ?? "features";
