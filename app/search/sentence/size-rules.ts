import type { Interval, Wish } from "./wish.ts";
import {
  about,
  above,
  count,
  either,
  least,
  maybe,
  most,
  number,
  numberOf,
  orLess,
  orMore,
  type Outcome,
  type Rule,
  rule,
  type Groups,
  after,
} from "./rule.ts";

const MOST_ROOMS = 20;
const MOST_BEDROOMS = 11;
/** « Environ 80 m² »: a tenth less or more. */
const AROUND = 0.1;

/** « au moins 3 », « 3 ou 4 », « 3+ », « 3 minimum ». */
const counted = (things: string) =>
  maybe(String.raw`(?:(?<least>${least})|(?<above>plus de|\+ de))`) +
  `(?:de |(?<between>entre ))?(?<low>${count})${after(`(?:(?<to>a|-)|et|ou|/) (?<high>${count})`)}` +
  String.raw`(?<plus> ou\+)? ${things}` +
  after(`(?<more>${orMore})`);

const roomWords = "(?:pieces?|pces?|pcs?|p)(?: principales?)?";
const bedroomWords = "(?:(?:grandes?|belles?|petites?|vraies?) )?(?:chambres?|chbres?|chbs?|chs?)(?: a coucher)?";
const bathroomWords = "(?:salles? de bains?|salles? d eau|salles? de douches?|sdbs?|sdd|sde|s d b)";

// What a number after « T3 ou » may count instead.
const otherThings = "(?:ch|salle|sd|piece|min|mn|h|an|place|garage|parking|box|balcon|terrasse|etage)";
const otherTypes = either(
  String.raw` ?(?:(?:a|et|ou|-|/|,) )?[tfp] ?[1-9](?= )`,
  String.raw` (?:ou|-|/) [1-9](?! ${otherThings})(?= )`,
);
/** « T3 », « F3 », « P3 », « type 3 », « T2/T3 », « T3 T4 ». */
const typed =
  `${maybe(`(?<least>${least})`)}(?:de )?(?:(?:type )?[tfp] ?|type )(?<low>[1-9]) ?(?:bis)?` +
  `(?<others>${otherTypes}*)${after(`(?<more>${orMore})`)}`;

/** The numbers of « 3 ou 5 », or all from one to the other of « de 3 à 5 ». */
function numbersFrom({ low, high, to, between }: Groups): number[] {
  const named = [low!, ...(high ? [high] : [])].map(numberOf).toSorted((one, other) => one - other);
  return to || between ? upTo(named.at(-1)!, named[0]) : named;
}

const upTo = (most: number, fewest = 1): number[] =>
  Array.from({ length: most - fewest + 1 }, (_, nth) => fewest + nth);

function readCount({ least, above, more, plus, low, high }: Groups): { isAtLeast: boolean; fewest: number } {
  const smaller = high ? Math.min(numberOf(low!), numberOf(high)) : numberOf(low!);
  const fewest = smaller + (above ? 1 : 0);
  return { isAtLeast: Boolean(least || above || more || plus), fewest };
}

export const countRules: Rule[] = [
  rule("fewer bedrooms, which no criterion asks for", `${most} ${count} ${bedroomWords}`, () => "quoted"),
  rule("bedrooms at most", `${count} ${bedroomWords} ${orLess}`, () => "quoted"),
  rule(
    "rooms at most",
    either(
      `(?<most>${most}) (?:(?<count>${count}) ${roomWords}|${maybe("une?")}(?:type|${maybe("type")}[tfp]) ?(?<type>[1-9])(?= ))`,
      `(?:(?<countBefore>${count}) ${roomWords}|${maybe("type")}[tfp] ?(?<typeBefore>[1-9])) ${orLess}`,
    ),
    (groups, wish) => {
      const { type = groups.typeBefore, count: rooms = groups.countBefore } = groups;
      const isBelow = /^(moins|-|<|inferieure?s? a)/.test(groups.most ?? "");
      const largest = numberOf((type ?? rooms)!) - (isBelow ? 1 : 0);
      if (largest < 1 || largest > MOST_ROOMS) return false;
      if (type) wish.isFlat = true;
      for (const each of upTo(largest)) wish.rooms.add(each);
      return "understood";
    },
  ),
  rule("T3", typed, (groups, wish) => {
    const others = groups.others ?? "";
    const numbers = [groups.low!, ...(others.match(/[1-9]/g) ?? [])].map(Number);
    const [fewest, most] = [Math.min(...numbers), Math.max(...numbers)];
    wish.isFlat = true;
    if (groups.least || groups.more) wish.criteria.minRooms = fewest;
    else for (const each of /(?:^| )(?:a|-) /.test(others) ? upTo(most, fewest) : numbers) wish.rooms.add(each);
  }),
  rule("studio", "studios?|studettes?", (_said, wish) => {
    wish.isFlat = true;
    wish.rooms.add(1);
  }),
  rule("rooms", counted(roomWords), (groups, wish) => {
    const { isAtLeast, fewest } = readCount(groups);
    const numbers = numbersFrom(groups);
    if (fewest < 1 || numbers.at(-1)! > MOST_ROOMS) return false;
    if (isAtLeast) wish.criteria.minRooms = fewest;
    else for (const each of numbers) wish.rooms.add(each);
    return "understood";
  }),
  rule("bedrooms", counted(bedroomWords), (groups, wish) => {
    const { fewest } = readCount(groups);
    if (fewest < 1 || fewest > MOST_BEDROOMS) return false;
    wish.criteria.minBedrooms = fewest;
    return "understood";
  }),
  rule("bathrooms", counted(bathroomWords), (groups, wish) => {
    const { fewest } = readCount(groups);
    if (fewest < 1 || fewest > MOST_ROOMS) return false;
    wish.criteria.minBathrooms = fewest;
    return "understood";
  }),
];

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

// No criterion asks for the area of these. « T3 balcon 65 m² » is the area of the flat: « de » must be between.
const part = either(
  "balcons?|terrasses?|garages?|piscines?|caves?|sejour|salon|cuisine|piece de vie|chambres?|veranda|dependances?",
  "sous sol|grenier|combles|mezzanine|loggia|cour|patio|hangar|atelier",
);

function setPart({ part }: Groups, wish: Wish): Outcome {
  if (part!.startsWith("balcon")) addOutdoors(wish, "balcon");
  else if (part!.startsWith("terrasse")) addOutdoors(wish, "terrasse");
  else if (part!.startsWith("garage")) wish.criteria.parking = true;
  else if (part!.startsWith("piscine")) wish.criteria.pool = true;
  else return "keyword";
  return "understood";
}

/** A range is at most this wide: « Paris 15 - 80 m² » is none. */
const WIDEST = 5;

export const areaRules: Rule[] = [
  // Of the first three, the sizes alone: what they are the size of is read later.
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
