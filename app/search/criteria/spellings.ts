import { normalizeName } from "#app/domain/commune-name.ts";

/** Words for no choice. This and the next table are as `normalizeName` writes words. */
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

/** What an address may say for each value, in the plural too, and for none of them. */
export const spellingsOf = <Value extends string>(values: readonly Value[]): Record<string, Value | null> =>
  Object.fromEntries([
    ...none.map((word): [string, null] => [word, null]),
    ...values.flatMap((value) => {
      const word = normalizeName(value);
      return [word, `${word}s`, ...(otherWords[value] ?? [])].map((each): [string, Value] => [each, value]);
    }),
  ]);

/** Answers of a tick box. */
export const tickSpellings = { oui: true, "1": true, true: true, on: true, non: false, "0": false, false: false };
