import {
  after,
  count,
  either,
  type Groups,
  least,
  maybe,
  most,
  numberOf,
  orLess,
  orMore,
  type Rule,
  rule,
} from "./rule.ts";
import type { Wish } from "./wish.ts";

const MOST_ROOMS = 20;
const MOST_BEDROOMS = 11;

export const roomWords = "(?:pieces?|pces?|pcs?|p)(?: principales?)?";
export const bedroomWords =
  "(?:(?:grandes?|belles?|petites?|vraies?) )?(?:chambres?|chbres?|chbs?|chs?)(?: a coucher)?";
export const bathroomWords = "(?:salles? de bains?|salles? d eau|salles? de douches?|sdbs?|sdd|sde|s d b)";

/** « au moins 3 », « 3 ou 4 », « 3+ », « 3 minimum ». */
const counted = (things: string) =>
  maybe(String.raw`(?:(?<least>${least})|(?<above>plus de|\+ de))`) +
  `(?:de |entre )?(?<low>${count})${after(`(?:a|et|ou|-|/) (?<high>${count})`)}` +
  String.raw`(?<plus> ou\+)? ${things}` +
  after(`(?<more>${orMore})`);

/** The smallest number of a match, which is the minimum for bathrooms and bedrooms. */
function fewestOf({ above, low, high }: Groups): number {
  return (high ? Math.min(numberOf(low!), numberOf(high)) : numberOf(low!)) + (above ? 1 : 0);
}

// A comma is between counts only if they follow each other, and none may be an arrondissement: « Lyon 3, 4 pièces ».
const commas = either(...[1, 2, 3, 4, 5, 6, 7].map((n) => `(?<= ${n} ),(?= ${n + 1} (?:,|ou|et|/) )`));
const dash = "(?<!(?:paris|lyon|marseille) (?:[1-9] )?)-";
const some = `(?<some>${count}(?: (?:${commas}|${dash}|a|et|ou|/) ${count})+)`;

// Things other than rooms that a number after « T3 ou » may count.
const otherThings = "(?:ch|salle|sd|piece|min|mn|h|an|place|garage|parking|box|balcon|terrasse|etage)";
const otherTypes = either(
  String.raw` ?(?:(?:a|au|jusqu a|jusqu au|et|ou|ou un|et un|-|/|,) )?[tfp] ?[1-9](?= )`,
  String.raw` (?:ou|-|/) [1-9](?! ${otherThings})(?= )`,
);
// « 900 € max T3 » is at most 900 €.
const fewerThan = String.raw`(?<!(?:€|\d{3}|pas|jamais|non|rien) )(?<most>${most}|jusqu au)`;
/** « T3 », « F3 », « P3 », « type 3 », « T2/T3 », « T3 T4 », « T2 à T4 », « maximum T3 ». */
const typed =
  `${maybe(`(?:(?<least>${least})|${fewerThan}|(?<between>entre|du))`)}(?:de |le |un )?` +
  `(?:(?:type )?[tfp] ?|type )(?<low>[1-9]) ?(?:bis)?` +
  `(?<others>${otherTypes}*)${after(`(?:(?<more>${orMore})|(?<less>${orLess}))`)}`;

const upTo = (last: number, first = 1) => Array.from({ length: last - first + 1 }, (_, nth) => first + nth);

function addRooms(wish: Wish, counts: number[]): void {
  for (const each of counts) wish.rooms.add(each);
}

/** Two counts with « à » or a dash between, or « entre », are a range. */
const between = (counts: number[], words: string) =>
  counts.length === 2 && /^entre|^du|(?:^| )(?:a|au|jusqu a|jusqu au|-) /.test(words)
    ? upTo(Math.max(...counts), Math.min(...counts))
    : counts;

/** « moins de 4 » is at most 3. */
const atMost = (words: string, number: number) => (/^(?:moins|-) /.test(words) ? number - 1 : number);

export const countRules: Rule[] = [
  rule(
    "fewer bedrooms, which no criterion asks for",
    either(`${most} ${count} ${bedroomWords}`, `${count} ${bedroomWords} ${orLess}`),
    () => "quoted",
  ),
  rule(
    "rooms at most",
    either(`${fewerThan} (?<number>${count}) ${roomWords}`, `(?<other>${count}) ${roomWords} ${orLess}`),
    ({ most: words = "", number, other }, wish) => {
      const last = atMost(words, numberOf((number ?? other)!));
      if (last < 1) return "quoted";
      if (last > MOST_ROOMS) return false;
      addRooms(wish, upTo(last));
      return "understood";
    },
  ),
  rule("T3", typed, (groups, wish) => {
    const numbers = [groups.low!, ...(groups.others?.match(/[1-9]/g) ?? [])].map(Number);
    const last = atMost(groups.most ?? "", Math.max(...numbers));
    if (last < 1) return false;
    wish.isFlat = true;
    if (groups.least || groups.more) wish.criteria.minRooms = Math.min(...numbers);
    else if (groups.most || groups.less) addRooms(wish, upTo(last));
    else addRooms(wish, between(numbers, `${groups.between ?? ""}${groups.others ?? ""}`));
    return "understood";
  }),
  rule("studio", "studios?|studettes?", (_said, wish) => {
    wish.isFlat = true;
    wish.rooms.add(1);
  }),
  rule(
    "one of several counts of rooms",
    `(?<!(?:${least}|plus de) )${maybe("(?<between>entre|de)")}${some} ${roomWords}(?! ${orMore})`,
    ({ between: before, some: words }, wish) => {
      const counts = words!.split(/ (?:,|-|a|et|ou|\/) /).map(numberOf);
      const isAscending = counts.every((each, nth) => nth === 0 || each > counts[nth - 1]!);
      // « De 5 à 3 pièces », but not « Paris 11 - 3 pièces ».
      if (!isAscending && (before === undefined || counts.length > 2)) return false;
      if (Math.min(...counts) < 1 || Math.max(...counts) > MOST_ROOMS) return false;
      addRooms(wish, between(counts, before === "entre" ? "entre" : ` ${words!} `));
      return "understood";
    },
  ),
  rule("rooms", counted(roomWords), (groups, wish) => {
    const fewest = fewestOf(groups);
    if (fewest < 1 || fewest > MOST_ROOMS) return false;
    const { least, above, more, plus, high } = groups;
    // « Paris 11 - 3 pièces »: 11 is no count of rooms.
    if (high && !(least || above || more || plus)) return false;
    if (least || above || more || plus) wish.criteria.minRooms = fewest;
    else wish.rooms.add(fewest);
    return "understood";
  }),
  rule("rooms after another number", `(?<low>${count}) ${roomWords}`, ({ low }, wish) => {
    const number = numberOf(low!);
    if (number < 1 || number > MOST_ROOMS) return false;
    wish.rooms.add(number);
    return "understood";
  }),
  // « 3 ou 4 chambres » means at least three: more bedrooms do no harm.
  rule("bedrooms", counted(bedroomWords), (groups, wish) => {
    const fewest = fewestOf(groups);
    if (fewest < 1 || fewest > MOST_BEDROOMS) return false;
    wish.criteria.minBedrooms = fewest;
    return "understood";
  }),
  rule("bathrooms", counted(bathroomWords), (groups, wish) => {
    const fewest = fewestOf(groups);
    if (fewest < 1 || fewest > MOST_ROOMS) return false;
    wish.criteria.minBathrooms = fewest;
    return "understood";
  }),
];
