import type { Wish } from "./wish.ts";

/** The named groups of a match of a rule. */
export type Groups = Record<string, string | undefined>;

/**
 * The use of the words that a rule matches: `understood`, `keyword`, `quoted` for words with another meaning one by one (« sans
 * travaux »), `refused` for words that texts must not contain, or the distance to the next place; `false` rejects the match.
 */
export type Outcome = "understood" | "keyword" | "quoted" | "refused" | { around: number } | false;

/** One way of saying something. Its pattern matches plain words with one space between two. */
export type Rule = { name: string; pattern: RegExp; means: (groups: Groups, wish: Wish) => Outcome };

/** A rule; without an outcome, its words are understood. */
export const rule = (name: string, words: string, means: (groups: Groups, wish: Wish) => Outcome | void): Rule => ({
  name,
  pattern: new RegExp(`(?<= )(?:${words})(?= )`, "g"),
  means: (groups, wish) => means(groups, wish) ?? "understood",
});

/** A pattern of alternatives, one per line. */
export const either = (...lines: string[]): string => `(?:${lines.join("|")})`;

/** A pattern of optional words, with the space after them. */
export const maybe = (words: string): string => `(?:${words} )?`;
/** A pattern of optional words, with the space before them. */
export const after = (words: string): string => `(?: ${words})?`;

/** A count in digits or letters. */
export const count = String.raw`(?:\d{1,2}|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix)`;
export const number = String.raw`\d+(?:\.\d+)?`;
/** « 300000€ », or a number alone. */
export const amount = `(?:${number}€?)`;

const never = "(?:(?:surtout )?(?:pas|jamais|non)|rien)";
/** Before a number: at most, at least, about. */
export const most = either(
  "(?:un |au |le )?(?:maximum|maxi|max)(?: de| d)?",
  "au plus|moins (?:cheres? |chers? )?(?:de|d|que)|- de|jusqu a|<|plafond(?: de)?|sous(?: les)?",
  "inferieure?s?(?: ou egale?s?)? a|(?:en )?dessous (?:de|d)",
  `${never} (?:plus (?:cheres? |chers? )?(?:de|d|que)|(?:au )?dessus (?:de|d)|superieure?s? a)`,
  "(?:ne |sans )?(?:pas )?depass(?:er|ant|e)(?: pas)?",
);
export const least = either(
  "d au moins|au moins|au minimum|(?:un )?(?:minimum|mini|min)(?: de| d)?|a partir (?:de|d)|>",
  "superieure?s?(?: ou egale?s?)? a|(?:au )?dessus (?:de|d)",
  `${never} (?:moins (?:cheres? |chers? )?(?:de|d|que)|(?:en )?dessous (?:de|d)|sous(?: les)?|inferieure?s? a)`,
);
/** More words for at least. Before a count of rooms they have other meanings. */
export const above = either(least, "des", String.raw`plus (?:de|d)|\+ de`);
export const about = either(
  "environ|autour (?:de|d|des)|aux alentours (?:de|d|des)|a peu pres|approximativement|dans les|vers",
);

// « 50 m² max 300 000 € » is at most 300 000, but in « 4 pièces min 80 m² min » each word follows its number.
const noNumber = String.raw`(?! (?:de )?\d\S*(?= )(?! (?:maximum|maxi|max|minimum|mini|min) ))`;
/** Words for at most after a number. */
export const orLess = either(`(?:(?:grand )?(?:maximum|maxi|max)|au maximum|au plus)${noNumber}`, "ou moins|et moins");
export const orMore = either(
  String.raw`(?:ou|et) (?:plus|\+|davantage)|ou\+|\+(?= $)`,
  `(?:au (?:moins|minimum)|minimum|mini|min)${noNumber}`,
);

const spelt = new Map(
  ["un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix"].map((word, index) => [
    word,
    index + 1,
  ]),
);

/** The number of a group: « 300000€ », « 80m2 », « deux ». */
export const numberOf = (text: string): number => spelt.get(text.replace(/^une$/, "un")) ?? Number.parseFloat(text);
