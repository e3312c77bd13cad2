import { flat, house } from "./home-rules.ts";
import { articles, not } from "./negation.ts";
import { bathroomWords, bedroomWords, roomWords } from "./room-rules.ts";
import { count, either, numberOf, type Rule, rule } from "./rule.ts";

const rooms = `(?:[tf] ?[1-9]|studios?|${count} ${roomWords})`;
const preposition =
  "(?! (?:en|de|d|dans|au|aux|avec|sans|mitoyen|ancien|neu|meuble|recent|moderne|individuel|jumele)[a-z]*)";

/** Rules for refused homes and offers: « pas de studio », « pas de maison », « pas de location ». */
export const refusedHomeRules: Rule[] = [
  rule(
    "not of so many rooms",
    either(
      `${not} ${articles}(?<named>${rooms}(?: (?:ou|et|/) ${articles}${rooms})*)`,
      `(?:pas|non) (?<alone>${count})(?= mais)`,
    ),
    ({ named, alone }, wish) => {
      const numbers = (named ?? alone)!.replaceAll(/studios?/g, "1").match(/[a-z]{2,}|\d+/g) ?? [];
      for (const each of numbers.map(numberOf)) if (each > 0) wish.refusedRooms.add(each);
    },
  ),
  rule("not so many bedrooms", `${not} ${articles}${count} (?:${bedroomWords}|${bathroomWords})`, (_said, wish) => {
    wish.notes.add("refus");
  }),
  rule("not of a kind", `${not} ${articles}(?:(?<flats>${flat})|${house})${preposition}`, ({ flats }, wish) => {
    wish.refusedTypes.add(flats ? "appartement" : "maison");
  }),
  rule(
    "no holidays",
    `${not} ${articles}(?:locations? (?:de |d )?)?(?:saisonni(?:er|ere)s?|vacances|airbnb)`,
    (_said, wish) => {
      wish.notes.add("vacances");
    },
  ),
  rule(
    "not by an offer",
    `${not} (?:(?:a|en|de|pour|la|une|d) )*(?:(?<rent>louer|locations?)|vendre|vente|acheter|achat)`,
    ({ rent }, wish) => {
      wish.refusedOffers.add(rent ? "louer" : "vendre");
    },
  ),
];
