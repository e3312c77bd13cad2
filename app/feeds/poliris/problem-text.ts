import type { feedColumnWords } from "#app/i18n/fr/feeds/feed-columns.ts";
import type { feedProblemWords } from "#app/i18n/fr/feeds/feed-problems.ts";
import type { Words } from "#app/i18n/words.ts";
import { type RankName, rankOf } from "./ranks.ts";
import type { LineProblem } from "./stock-line.ts";

/** A problem and its advice in the reader's language. */
export function problemText(
  { code, shift, readAs }: Pick<LineProblem, "code" | "shift" | "readAs">,
  words: Words<typeof feedProblemWords>,
): { wrong: string; advice: string } {
  if (code === "unknownVersion") {
    const { wrong, advice } = words.unknownVersion;
    return { wrong: readAs ? wrong(readAs.version, readAs.by === "config") : "", advice };
  }
  if (code !== "shifted") return words.problems[code];
  const { by, from } = shift ?? { by: 1, from: 1 };
  return { wrong: words.shifted.wrong(by, from), advice: words.shifted.advice(by) };
}

/** « Prix ou loyer (colonne 11) ». */
export const columnText = (rank: RankName | null, words: Words<typeof feedColumnWords>): string =>
  rank === null ? words.wholeLine : words.withNumber(words.columns[rank], rankOf(rank));
