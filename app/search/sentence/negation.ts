import { equipmentRules, flat, house } from "./home-rules.ts";
import { either, type Rule } from "./rule.ts";
import { emptyWish, type Wish } from "./wish.ts";

/** Words before a refused thing. */
export const not = either(
  "(?:surtout )?(?:pas|non|jamais)(?: (?:avoir|equipee?s?|dotee?s?|munie?s?|pourvue?s?))?",
  "(?:surtout )?(?:sans|ni|hors|sauf|excepte|hormis|no|zero)|aucune?|exclure|eviter|absence|depourvue?s?|denuee?s?",
  "(?:je ne veux|ne veut) pas",
);
export const articles = "(?:(?:de|d|du|des|le|la|les|l|un|une|en|aucune?|moindre) )*";

const withoutNames = ({ pattern }: Rule) => pattern.source.replaceAll(/\(\?<[a-z]\w*>/g, "(?:");
/** The words of the rules of equipment, between spaces. Without named groups, since a pattern may use `thing` twice. */
export const thing = either(...equipmentRules.map(withoutNames));
export const home = `(?:[tf] ?[1-9]|studios?|${flat}|${house}|logements?|biens?)`;

/** The wish of these words by these rules; null where they also mean something without a criterion. */
export function wishFor(words: string, rules = equipmentRules): Wish | null {
  const wish = emptyWish();
  return readInto(wish, words, rules) ? wish : null;
}

/** Adds the meaning of these words to a wish, each word read by one rule; returns whether criteria cover everything. */
export function readInto(wish: Wish, words: string, rules = equipmentRules): boolean {
  let left = ` ${words} `;
  return rules.every(({ pattern, means }) => {
    const matches = [...left.matchAll(pattern)];
    left = left.replaceAll(pattern, "|");
    return matches.every(({ groups = {} }) => means(groups, wish) === "understood");
  });
}
