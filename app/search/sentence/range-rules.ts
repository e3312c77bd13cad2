import { count, either, maybe, number, numberOf, type Outcome, type Rule, rule, type Groups, after } from "./rule.ts";
import type { Wish } from "./wish.ts";

const NEAR_KM = 10;
const MOST_KM = 100;
const DAYS_NEW = 7;

function setDays({ criteria }: Wish, days: number): Outcome {
  if (days < 1 || days > 365) return false;
  criteria.sinceDays = days;
  return "understood";
}
const daysOf = (unit: string) => (unit.startsWith("semaine") ? 7 : unit.startsWith("mois") ? 30 : 1);

const online = "(?:en ligne|publiee?s?|paru(?:e|es|s)?|postee?s?|mis(?:e|es)? en ligne)";

export const timeRules: Rule[] = [
  rule(
    "in the last days",
    `${maybe(online)}(?:depuis (?:moins de |les )?|ces |les |(?:il y a )?moins de |datant de )` +
      `${maybe(`(?<many>${count})`)}${maybe("derniere?s?")}${maybe(`(?<few>${count})`)}(?<unit>jours?|semaines?|mois)` +
      after("derniere?s?"),
    ({ many, few, unit }, wish) => {
      const amount = many ?? few;
      if (amount === undefined && unit!.startsWith("jour")) return false;
      return setDays(wish, (amount ? numberOf(amount) : 1) * daysOf(unit!));
    },
  ),
  rule(
    "in the last hours",
    "(?:(?:depuis|moins de|ces|les|dernieres) )*(?<hours>24|48|72) (?:h|heures?)",
    ({ hours }, wish) => setDays(wish, Number(hours) / 24),
  ),
  rule("today", "(?:d |depuis )?aujourd ?hui|(?:annonces? )?du jour|(?:depuis|de) ce matin", (_said, wish) =>
    setDays(wish, 1),
  ),
  rule("yesterday", "(?:d |depuis )?(?:avant )?hier", (_said, wish) => setDays(wish, 2)),
  rule("this week", "(?:de )?(?:cette|la) semaine(?: derniere)?", (_said, wish) => setDays(wish, 7)),
  rule("this month", "(?:de )?ce mois(?: ci)?", (_said, wish) => setDays(wish, 30)),
  rule(
    "new building",
    "nouvelles? (?:constructions?|residences?)|nouveaux? (?:programmes?|quartiers?)",
    () => "keyword",
  ),
  rule(
    "new",
    either(
      "(?:dernieres?|nouvelles?|recentes?) annonces?|annonces? (?:recentes?|nouvelles?)|nouveautes?|nouveaux|nouveau",
      "nouvelles?(?! (?:aquitaine|caledonie))",
    ),
    (_said, wish) => setDays(wish, DAYS_NEW),
  ),
];

export const sortRules: Rule[] = [
  rule(
    "cheapest first",
    either(
      "(?:pas|peu)(?: trop| tres)? (?:cheres?|chers?)|(?:(?:le|la|les|au) )?moins (?:cheres?|chers?)(?: possible)?",
      "(?:a )?bon marche|petits? prix|prix (?:croissants?|bas|abordables?)|du moins cher au plus cher|abordables?",
    ),
    (_said, wish) => {
      wish.criteria.sort = "prix-croissant";
    },
  ),
  rule("dearest first", "(?:(?:le|la|les) )?plus (?:cheres?|chers?)|prix decroissants?", (_said, wish) => {
    wish.criteria.sort = "prix-decroissant";
  }),
];

function setRadius({ km }: Groups, { criteria }: Wish): void {
  const radius = Math.round(numberOf(km!));
  if (radius >= 1) criteria.radius = Math.min(radius, MOST_KM);
}

const around = (km: number): Outcome => ({ around: Math.min(km, MOST_KM) });
const of = "(?: (?:de|du|d|des|a))?";

export const radiusRules: Rule[] = [
  rule(
    "a radius",
    `(?:dans )?(?:un )?(?:rayon|perimetre|cercle) (?:(?:de|d|maxi|maximum) )*(?<km>${number})(?:km)?` +
      `${after("(?:maximum|maxi|max)")}${after("(?:autour|a la ronde)")}${of}`,
    setRadius,
  ),
  rule(
    "kilometres",
    String.raw`(?:(?:\+|-|<|a|dans les|jusqu a|jusque|moins de|maximum|maxi|max|environ|et|sur|les) )*(?<km>${number})km` +
      `(?: (?:a la ronde|maximum|maxi|max|environ|autour|alentours?|aux alentours|aux environs|de distance))*${of}`,
    setRadius,
  ),
  rule(
    "minutes from a place",
    `(?:a )?(?:(?:moins de|environ|max) )?(?<minutes>${count}) (?:min|mn|mins|minutes?)` +
      `${after("(?:en voiture|de route|de trajet|autour)")}${of}`,
    ({ minutes }) => around(numberOf(minutes!)),
  ),
];

/** Rules for distances. They come after prices: « autour de 300 000 € » is a price. */
export const nearRules: Rule[] = [
  rule(
    "a place and around",
    String.raw`(?:(?:et|ou|dans|\+|ses|aux?|les|leurs?|ces|des|tous|sa) )*` +
      either(
        "alentours?|environs|peripherie|banlieue|agglomeration|agglo|metropole|couronne|voisinage",
        "(?:communes?|villes?) (?:voisines?|alentours?|limitrophes?)",
      ) +
      of,
    (_said, { criteria }) => {
      criteria.radius ??= NEAR_KM;
    },
  ),
  rule(
    "near a place",
    `(?:tout )?${either(
      "autour|aupres|a cote|aux portes|du cote|dans (?:le coin|les parages)|(?:non|pas) (?:trop |tres )?loin",
      "(?:(?:assez|tres|plutot|a) )*(?:proches?|pres|proximite(?: immediate)?)",
    )}${of}`,
    () => around(NEAR_KM),
  ),
];
