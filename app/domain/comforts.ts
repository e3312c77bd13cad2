import type { AttributeKey, AttributeValues } from "./listing-attributes.ts";
import { isAny, isHome, isPlot, type ListingKind } from "./listing-kind.ts";

type ComfortRule = {
  /** Which listings may have it; homes unless told. */
  of?: (kind: ListingKind) => boolean;
  /** Its row in the comparison; that of comforts unless told. */
  comparedAs?: "outside" | "parking";
  /** The attribute that counts it: where that says how many, the comfort would say it twice. */
  countedBy?: AttributeKey;
};

/** What a listing has or has not, in the order of the form. Each is shown on its page, and is an amenity of its structured data. */
const table = {
  ascenseur: {},
  balcon: { comparedAs: "outside" },
  terrasse: { comparedAs: "outside" },
  jardin: { comparedAs: "outside" },
  cave: { countedBy: "cellars" },
  parking: { comparedAs: "parking" },
  garage: { comparedAs: "parking" },
  piscine: { comparedAs: "outside" },
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

/** What is shown of the comforts that a listing has stored. */
export const shownComforts = (stored: string[], attributes: AttributeValues): Comfort[] =>
  stored.filter(isComfort).filter((comfort) => {
    const { countedBy } = ruleOf(comfort);
    return countedBy === undefined || !attributes[countedBy];
  });

export const comfortsOf = (kind: ListingKind): Comfort[] =>
  comforts.filter((comfort) => (ruleOf(comfort).of ?? isHome)(kind));
export const comparisonRowOf = (comfort: Comfort): "outside" | "parking" | "features" =>
  ruleOf(comfort).comparedAs ?? "features";
