import { count, either, number, type Rule, rule } from "./rule.ts";

const NEAR_KM = 10;

/** Rules for « pas » and similar words without a refusal. They come before the rules of refusals. */
export const pasRules: Rule[] = [
  rule(
    "a few steps from",
    either(
      `(?:juste )?(?:a )?(?:${count}|cent|100|quelques|qq|qques) (?:petits )?pas (?:de|du|des|d)`,
      "(?:pas|non) (?:trop|tres|si) (?:loin|eloignee?s?) (?:de|du|des|d)|not (?:too |very |so )?far from",
    ),
    () => ({ around: NEAR_KM }),
  ),
  rule(
    "no further than",
    `pas (?:a )?plus (?:de|d)(?= (?:${number}km|${count}|\\d+) (?:de|du|d|min|mn|minutes?|h|heures?) )`,
    () => "understood",
  ),
  // « Pas à la Guillotière » in small letters, « pas à rénover ».
  rule(
    "not at",
    "(?:surtout )?(?:pas|sauf|hors|hormis|ni) (?:a|aux) (?:(?:la|le|les|l) )?(?!(?:moins|plus|partir|louer|vendre) )[a-z][a-z]{3,}",
    () => "refused",
  ),
  rule("why not", "(?:pourquoi|pk|pq) pas|why not", () => "understood"),
];
