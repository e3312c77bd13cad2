import type { Interval, Wish } from "./wish.ts";
import {
  about,
  above,
  after,
  either,
  type Groups,
  maybe,
  most,
  number,
  numberOf,
  orLess,
  orMore,
  type Outcome,
  type Rule,
  rule,
} from "./rule.ts";

/** « Environ 80 m² »: a tenth less or more. */
const AROUND = 0.1;

/** « 80 m² », « entre 80 et 100 m² », « moins de 50 m² », « 2 ha minimum ». */
const sizeIn = (unit: string) =>
  maybe("(?:de|d|d une)") +
  maybe("(?:surface|superficie)(?: habitable| totale)?(?: de| d)?") +
  maybe("(?:entre|de)") +
  `(?:(?:(?<most>${most})|(?<about>(?:d )?${about})|${above}) )?${maybe("(?:de|d)")}` +
  maybe(`(?<low>${number})(?:m2|ha)? (?:a|et|-|/)`) +
  `(?<size>${number}${unit})` +
  after(`(?:(?<less>${orLess})|(?<roughly>environ)|${orMore})`) +
  after("(?:habitables?|(?:loi )?carrez|au sol|de surface(?: habitable)?|de superficie)");
const size = sizeIn("(?:m2|ha)");

function readSize(groups: Groups): Interval {
  const unit = groups.size!.endsWith("ha") ? 10_000 : 1;
  const value = Math.round(numberOf(groups.size!) * unit);
  if (groups.low) {
    const low = Math.round(numberOf(groups.low) * unit);
    return { min: Math.min(low, value), max: Math.max(low, value) };
  }
  if (groups.most || groups.less) return { min: null, max: value };
  if (groups.about || groups.roughly)
    return { min: Math.round(value * (1 - AROUND)), max: Math.round(value * (1 + AROUND)) };
  return { min: value, max: null };
}

const land = "(?:terrains?|parcelles?)";
const landKind =
  "(?: (?:plat|clos|cloture|arbore|viabilise|constructible|privatif|privee?|paysager|attenant|boise|a batir))?";

function setPlot(groups: Groups, wish: Wish): void {
  wish.plot = readSize(groups);
}

export function addOutdoors(wish: Wish, ...features: ("balcon" | "terrasse" | "jardin")[]): void {
  const all = new Set([...(wish.criteria.outdoors ?? []), ...features]);
  wish.criteria.outdoors = (["balcon", "terrasse", "jardin"] as const).filter((feature) => all.has(feature));
}

// Parts without a criterion for their area. In « T3 balcon 65 m² » the area is the flat's: « de » must be between.
const part = either(
  "balcons?|terrasses?|garages?|piscines?|caves?|sejour|salon|cuisine|piece de vie|chambres?|veranda|dependances?",
  "sous sol|grenier|combles|mezzanine|loggia|cour|patio|hangar|atelier",
);

function setPart({ part }: Groups, wish: Wish): Outcome {
  if (part!.startsWith("balcon")) addOutdoors(wish, "balcon");
  else if (part!.startsWith("terrasse")) addOutdoors(wish, "terrasse");
  else if (part!.startsWith("garage")) wish.criteria.parking = true;
  else if (part!.startsWith("piscine")) wish.criteria.piscine = true;
  else return "keyword";
  return "understood";
}

/** A range is at most this wide: « Paris 15 - 80 m² » is none. */
const WIDEST = 5;

export const areaRules: Rule[] = [
  // The first three rules read only the size; later rules read the noun.
  rule("area of the land", `(?<= ${land}${landKind} )${size}`, setPlot),
  rule(
    "area of the land without a unit: no plot costs so little",
    String.raw`(?<= ${land}${landKind} )${maybe("(?:de|d)")}(?<size>[1-9]\d{2,3})(?! (?:a|et|-|/) \d)`,
    setPlot,
  ),
  rule("area of the garden", `(?<= jardins?${landKind} )(?=de? )${size}`, setPlot),
  rule("area of the land, named after it", `${size} (?:de|d)(?= (?:${land}|jardins?) )`, setPlot),
  rule("area of a part", `(?<part>${part}) (?=de? )${size}`, setPart),
  rule("area of a part, named after it", `${size} (?:de |d )(?<part>${part})`, setPart),
  rule("hectares", sizeIn("ha"), setPlot),
  rule("area", size, (groups, { criteria }) => {
    const { min, max } = readSize(groups);
    const isTwice = criteria.areaMin !== undefined || criteria.areaMax !== undefined;
    if (isTwice || (min !== null && max !== null && min < max / WIDEST)) return false;
    if (min !== null) criteria.areaMin = min;
    if (max !== null) criteria.areaMax = max;
    return "understood";
  }),
];
