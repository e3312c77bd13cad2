import type { Wish } from "./wish.ts";
import {
  about,
  above,
  amount,
  either,
  maybe,
  most,
  numberOf,
  orLess,
  orMore,
  type Outcome,
  type Rule,
  rule,
  type Groups,
  after,
} from "./rule.ts";

/** Above any price, as in an address. */
const MOST_AMOUNT = 2_000_000_000;
/** Smaller numbers are no prices, even after « moins de ». */
const LEAST_AMOUNT = 100;
/** « Environ 300 000 € »: a tenth less or more. */
const AROUND = 0.1;
/** No room is let for less. */
const LEAST_RENT = 150;
/** Nor two bedrooms. */
const LEAST_RENT_OF_FAMILIES = 300;

const rent = either(
  String.raw`(?:(?:/|par|le|du|au) ?|(?<=\d{3}€? ))mois`,
  "mensuels?|mensuelles?|cc|c c|charges? (?:comprises?|incluses?|compris)|tout compris|tcc|hc|h c|hors charges?",
);
const budget =
  "(?:(?:mon|ma|notre|un|une|le|avec|pour|petit|gros) )*" +
  "(?<head>budget|prix|loyer|enveloppe|tarif|montant|mensualites?)" +
  after("(?:de vente|d achat|mensuel|total|global|net)") +
  "(?: (?:de|d|est|est de|entre|idealement|=))*";
// « Moins de 30 ans », « à partir de 3 jours ».
const noPrice =
  "(?! (?:ans?|annees?|etages?|minutes?|metres?|m|jours?|semaines?|lots?|personnes?|pers|couchages?|rue|places?)(?= ))" +
  // « 1500 mois » is a rent.
  String.raw`(?:(?<=\d{3}€?)|(?! mois ))`;

/** « 200000 300000 »: nothing, after an amount of three digits or more. */
const betweenTwo = String.raw`(?<=\d{3}€? )`;
const range =
  maybe(budget) +
  maybe(`(?<between>(?:comprise? )?entre|de|${above})`) +
  maybe("(?:minimum|mini|min)(?: de)?") +
  `(?<low>${amount}) (?:(?<link>a|et|-|/|jusqu a) |${betweenTwo})${maybe(most)}(?<high>${amount})${noPrice}(?<rent>(?: ${rent})+)?`;
const single =
  maybe(budget) +
  maybe("(?:a|pour|de|d)") +
  `(?:(?<most>(?:${most} )+)|(?<about>${about} )|(?<above>${above} ))?` +
  maybe("(?:de|d|a|les)") +
  `(?<amount>${amount})${noPrice}(?<rent>(?: ${rent})+)?` +
  after(`(?:(?<less>${orLess})|(?<more>${orMore})|(?<roughly>environ))`) +
  `(?<rentLater>(?: ${rent})+)?`;

const isMoney = (amount: string) => amount.endsWith("€");

function setPrice({ criteria }: Wish, { min, max }: { min?: number; max?: number }): Outcome {
  if ((min !== undefined && criteria.priceMin !== undefined) || (max !== undefined && criteria.priceMax !== undefined))
    return false;
  if (min !== undefined) criteria.priceMin = Math.min(min, MOST_AMOUNT);
  if (max !== undefined) criteria.priceMax = Math.min(max, MOST_AMOUNT);
  return "understood";
}

const isRent = ({ rent, rentLater, head }: Groups) =>
  Boolean(rent || rentLater) || /^(loyer|mensualite)/.test(head ?? "");

// « de 200 à 300 000 € » begins at 200 000.
function setRange(groups: Groups, wish: Wish): Outcome {
  const last = numberOf(groups.high!);
  const high = isInThousands(last, groups, wish) ? last * 1_000 : last;
  const first = numberOf(groups.low!);
  const low = first < 1_000 && high >= 20_000 && first * 1_000 < high ? first * 1_000 : first;
  // « De 300 000 à 200 000 € »: the other way round.
  if (low > high && high >= LEAST_AMOUNT && groups.between !== undefined && groups.link !== undefined)
    return setRange({ ...groups, low: groups.high, high: groups.low }, wish);
  const isNamed = Boolean(groups.head) || groups.between?.includes("entre") === true;
  const isSure = isNamed || isMoney(groups.low!);
  const isSaid = groups.link !== undefined && (isSure || isMoney(groups.high!));
  if (!isSaid && !(isNamed && low >= LEAST_AMOUNT) && !areTwoPrices([low, high], groups, wish)) return false;
  if (low >= high || high < LEAST_AMOUNT || low < high / (isSure ? 100 : 10)) return false;
  if (isRent(groups)) wish.isRental = true;
  return setPrice(wish, { min: Math.round(low), max: Math.round(high) });
}

function setSingle(groups: Groups, wish: Wish): Outcome {
  const { head, above, more, about, roughly, most, less } = groups;
  const isNearly = Boolean(about || roughly);
  const isSure = isMoney(groups.amount!) || Boolean(head || most || less || more || above || groups.rent);
  const typed = numberOf(groups.amount!);
  if (typed < LEAST_AMOUNT && !isMoney(groups.amount!)) return false;
  if (!isSure && !isPriceAlone(typed, { isNearly })) return false;
  const value = isInThousands(typed, groups, wish) ? typed * 1_000 : Math.round(typed);
  if (isRent(groups)) wish.isRental = true;
  if (above || more) return setPrice(wish, { min: value });
  if (!isNearly || head) return setPrice(wish, { max: value });
  return setPrice(wish, { min: Math.round(value * (1 - AROUND)), max: Math.round(value * (1 + AROUND)) });
}

/** « 200000-300000 », « 200000 300000 », « location 1800-2000 »: two numbers that are prices by themselves. */
function areTwoPrices([low, high]: [number, number], { link }: Groups, { offers, isRental }: Wish): boolean {
  const isRent = (value: number) => (isRental || offers.has("louer")) && value >= LEAST_RENT && value < 5_000;
  if (isRent(low) && isRent(high)) return true;
  // « 35000 250000 » is a postal code with a price.
  const isLow = isPriceAlone(low, { isNearly: false }) || (link !== undefined && link !== "/" && isRound(low));
  return isLow && (isPriceAlone(high, { isNearly: false }) || (link !== undefined && link !== "/" && isRound(high)));
}

const isRound = (value: number) => value >= 10_000 && value % 1_000 === 0;

// For numbers without « € » or « budget »: five digits may be a postal code, and 1930 is a year.
function isPriceAlone(value: number, { isNearly }: { isNearly: boolean }): boolean {
  if (value >= 100_000) return value < 100_000_000;
  return !isNearly && value >= 250 && value < 5_000 && !(value >= 1_700 && value <= 2_100);
}

// « Achat, budget 300 »: nobody buys a home for 300 €.
const isInThousands = (value: number, groups: Groups, { offers, isRental, criteria, rooms }: Wish) =>
  groups.head === "budget" &&
  value < 1_000 &&
  !isMoney((groups.amount ?? groups.high)!) &&
  !isRent(groups) &&
  !isRental &&
  (offers.has("acheter") ||
    offers.has("vendre") ||
    (value < LEAST_RENT_OF_FAMILIES && ((criteria.minBedrooms ?? 0) > 1 || [...rooms].some((count) => count > 2))));

export const priceRules: Rule[] = [
  rule(
    "a price for a square metre, which no criterion asks for",
    `${maybe(budget)}${maybe("(?:a|pour|de)")}(?:(?:${most}|${about}|${above}) )?${amount} (?:du|le|au|par|/) ?m2`,
    (_said, wish) => {
      wish.notes.add("prix-m2");
    },
  ),
  rule(
    "a price that fell",
    either(
      `(?:(?:avec|en|une|des) )*baisses? (?:de|du|des|sur le|sur les) prix${after("(?:recentes?|recemment)")}`,
      "prix (?:(?:est|sont|etait|recemment|revus?|reduits?) )*(?:en|a la) baisse",
      "(?:(?:dont|le|les) )*prix (?:(?:qui|a|ont|vient|viennent|de|recemment) )*(?:baissee?s?|baisser|diminuee?s?|reduits?)",
    ),
    (_said, { criteria }) => {
      criteria.priceDrop = true;
    },
  ),
  rule("prices from and to", range, setRange),
  rule("a price", single, setSingle),
  rule("words of rents", `${rent}|loyers?`, (_said, wish) => {
    wish.isRental = true;
  }),
];
