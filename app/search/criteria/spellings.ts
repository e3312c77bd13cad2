import { normalizeName } from "#app/domain/commune-name.ts";

/** Words for no choice. The words of this and the next table are normalized by `normalizeName`. */
const none = ["tout", "tous", "all", "tous les biens"];

/** Other words for choices, of the specification's two forms and of everyday use. */
const otherWords: Record<string, readonly string[]> = {
  appartement: ["apartment"],
  maison: ["house"],
  terrain: ["land"],
  acheter: ["a acheter", "achat", "buy"],
  vendre: ["a vendre", "vente", "sale"],
  louer: ["a louer", "location", "rent"],
};

/** The spellings of each value in an address, plurals included, and of no value. */
export const spellingsOf = <Value extends string>(values: readonly Value[]): Record<string, Value | null> =>
  Object.fromEntries([
    ...none.map((word): [string, null] => [word, null]),
    ...values.flatMap((value) => {
      const word = normalizeName(value);
      return [word, `${word}s`, ...(otherWords[value] ?? [])].map((each): [string, Value] => [each, value]);
    }),
  ]);

/** The spellings of a checkbox's value. */
export const tickSpellings = { oui: true, "1": true, true: true, on: true, non: false, "0": false, false: false };
