import { energyClasses, type EnergyClass } from "#app/domain/listing.ts";
import type { ChargesKind, Exposure, FeesPayer, Kitchen } from "#app/domain/listing-choices.ts";
import { longestOf } from "#app/publish/form/listing-fields.ts";
import { plainWords } from "./words.ts";

/** The kitchen of a home; `kitchen` is null for an unknown kind. */
type KitchenRead = { hasKitchen: boolean; kitchen: Kitchen | null };
const kitchenOf = (kitchen: Kitchen | null): KitchenRead => ({ hasKitchen: true, kitchen });

/** The codes of column 34; some software writes the words instead. */
const kitchenCodes: { code: string; words: string; read: KitchenRead; isWritten?: true }[] = [
  { code: "1", words: "aucune", read: { hasKitchen: false, kitchen: null }, isWritten: true },
  { code: "2", words: "americaine", read: kitchenOf("americaine"), isWritten: true },
  { code: "3", words: "separee", read: kitchenOf("independante"), isWritten: true },
  { code: "4", words: "industrielle", read: kitchenOf(null) },
  { code: "5", words: "coin cuisine", read: kitchenOf("kitchenette"), isWritten: true },
  { code: "6", words: "americaine equipee", read: kitchenOf("americaine") },
  { code: "7", words: "separee equipee", read: kitchenOf("independante") },
  { code: "8", words: "coin cuisine equipe", read: kitchenOf("kitchenette") },
  { code: "9", words: "equipee", read: kitchenOf("equipee"), isWritten: true },
];

export const readKitchen = (text: string): KitchenRead | null =>
  kitchenCodes.find(({ code, words }) => code === text || words === plainWords(text))?.read ?? null;

/** The code of a kitchen; empty for a fitted kitchen without appliances or an unknown kind, which have no code. */
export const writeKitchen = ({
  hasKitchen,
  kitchen,
}: {
  hasKitchen: boolean | null;
  kitchen: Kitchen | null;
}): string =>
  kitchenCodes.find(({ read, isWritten }) => isWritten && read.hasKitchen === hasKitchen && read.kitchen === kitchen)
    ?.code ?? "";

// Column 33 is a sum of one or several codes of each group.
const energies = { 512: "gaz", 1024: "fioul", 2048: "électrique" };
const scopes = { 4096: "collectif", 8192: "individuel" };
const emitters = { 128: "radiateurs", 256: "au sol" };
const pumps = { 16384: "climatisation réversible" };
const heatingTables = [energies, scopes, emitters, pumps];
const heatingCodes = heatingTables.flatMap((table) => Object.keys(table).map(Number));
const ALL_HEATING = heatingCodes.reduce((sum, code) => sum + code, 0);

/** « gaz et fioul »: the words of the codes in the sum. */
const wordsIn = (table: Record<number, string>, sum: number): string =>
  Object.entries(table)
    .flatMap(([code, word]) => (sum & Number(code) ? word : []))
    .join(" et ");

const feminine = (words: string) => words.replace("collectif", "collective").replace("individuel", "individuelle");

/**
 * « gaz individuel, radiateurs »: the results include the form's suggestions. Empty for zero; null for unknown codes, and for sums too
 * long for the field, which no home has.
 */
export function readHeating(sum: number): string | null {
  if ((sum & ALL_HEATING) !== sum) return null;
  const [energy = "", scope = "", emitter = "", pump = ""] = heatingTables.map((table) => wordsIn(table, sum));
  const isPumpAlone = energy === "" && pump !== "";
  const main = isPumpAlone ? `${pump} ${feminine(scope)}` : `${energy} ${scope}`;
  const text = [main.trim(), emitter, isPumpAlone ? "" : pump].filter(Boolean).join(", ");
  return text.length <= longestOf("heating") ? text : null;
}

const leastCode = Math.min(...heatingCodes);
const heatingSums = new Map(
  Array.from(
    { length: ALL_HEATING / leastCode + 1 },
    (_, at) => [readHeating(at * leastCode), at * leastCode] as const,
  ),
);

/** The code of a heating; empty for heat pump, wood and district heating, which have no code. */
export const writeHeating = (text: string): string => String(heatingSums.get(text.trim().toLowerCase()) || "");

type Sides = { north: boolean; east: boolean; south: boolean; west: boolean };
const sidesOf: Record<Exposure, (keyof Sides)[]> = {
  nord: ["north"],
  "nord-est": ["north", "east"],
  est: ["east"],
  "sud-est": ["south", "east"],
  sud: ["south"],
  "sud-ouest": ["south", "west"],
  ouest: ["west"],
  "nord-ouest": ["north", "west"],
  "est-ouest": ["east", "west"],
  "nord-sud": ["north", "south"],
};
const exposureKeys = Object.keys(sidesOf) as Exposure[]; // the table's own keys

/** The exposure of a home; null for no side, or more than two. */
export const readExposure = (sides: Sides): Exposure | null => {
  const turned = (Object.keys(sides) as (keyof Sides)[]).filter((side) => sides[side]);
  return (
    exposureKeys.find(
      (key) => sidesOf[key].length === turned.length && turned.every((side) => sidesOf[key].includes(side)),
    ) ?? null
  );
};
export const writeExposure = (exposure: Exposure, side: keyof Sides): boolean => sidesOf[exposure].includes(side);

const payerCodes: Record<FeesPayer, string> = { acquereur: "1", vendeur: "2", partage: "3" };
const payerWords: Record<string, FeesPayer> = {
  acquereur: "acquereur",
  acheteur: "acquereur",
  vendeur: "vendeur",
  "les deux": "partage",
  partage: "partage",
};

/** The payer of the fees in column 302. */
export const readFeesPayer = (text: string): FeesPayer | null =>
  (Object.keys(payerCodes) as FeesPayer[]).find((payer) => payerCodes[payer] === text) ??
  payerWords[plainWords(text)] ??
  null;
export const writeFeesPayer = (payer: FeesPayer): string => payerCodes[payer];

/** Value of column 304: charges paid back once a year, a kind that the portal does not have. */
export const CHARGES_SETTLED_LATER = "3";
const chargesCodes: Record<ChargesKind, string> = { forfait: "1", provisions: "2" };
export const readChargesKind = (text: string): ChargesKind | null =>
  (Object.keys(chargesCodes) as ChargesKind[]).find((kind) => chargesCodes[kind] === text) ?? null;
export const writeChargesKind = (kind: ChargesKind): string => chargesCodes[kind];

/** Values of columns 177 and 179: a letter; `blank`, void since July 2021; `exempt`; `pending`. */
export type EnergyLetter = EnergyClass | "blank" | "exempt" | "pending";

export function readLetter(text: string): EnergyLetter | null {
  const word = plainWords(text);
  const letter = energyClasses.find((one) => one === word.toUpperCase());
  if (letter !== undefined) return letter;
  if (["vi", "v", "vierge", "dpe vierge"].includes(word)) return "blank";
  if (["ns", "non soumis", "exempt", "exempte"].includes(word)) return "exempt";
  return ["en cours", "encours"].includes(word) ? "pending" : null;
}

/** The portal's value of column 300: without a value the position is ignored. The published documents name no values. */
export const WRITTEN_PRECISION = "1";
