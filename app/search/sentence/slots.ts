import type { Wish } from "./wish.ts";
import { fillerWords } from "./ordinary-words.ts";
import type { Rule } from "./rule.ts";
import type { Token } from "./token.ts";

/**
 * A token and its use. A `keyword` is searched in texts, `quoted` words as one phrase, `refused` ones must be in none; `around`
 * has a distance to the place that follows.
 */
export type Slot = {
  token: Token;
  use: "free" | "understood" | "keyword" | "quoted" | "refused" | "around" | "place";
  /** The slots of one match have the same number. */
  group: number;
  around?: number;
};

export const slotsOf = (tokens: Token[]): Slot[] => tokens.map((token) => ({ token, use: "free", group: 0 }));

/** Whether a token has a meaning by itself: it is no sign and no filler word. */
export const isTelling = ({ token }: Slot): boolean => token.kind !== "sign" && !fillerWords.has(token.plain);

export const isFree = (slot: Slot | undefined): slot is Slot => slot?.use === "free";

/** Stands for a used token; no plain token has this sign. */
const USED = "|";

/** Applies the rules in their order, each to all its matches, from left to right. The slots of a match are closed to the others. */
export function applyRules(rules: Rule[], slots: Slot[], wish: Wish): void {
  let line = lineOf(slots);
  for (const rule of rules) line = applyRule(rule, line, slots, wish);
}

type Line = { text: string; starts: number[] };

/** Returns the line without the words that the rule has taken. */
function applyRule({ pattern, means }: Rule, before: Line, slots: Slot[], wish: Wish): Line {
  let line = before;
  pattern.lastIndex = 0;
  for (let match = pattern.exec(line.text); match; match = pattern.exec(line.text)) {
    const first = line.starts.indexOf(match.index);
    const end = match.index + match[0].length;
    const count = line.starts.filter((start) => start >= match!.index && start < end).length;
    const outcome = means(match.groups ?? {}, wish);
    if (outcome === false) {
      pattern.lastIndex = line.starts[first + 1] ?? line.text.length;
      continue;
    }
    for (const slot of slots.slice(first, first + count)) {
      slot.use = typeof outcome === "string" ? outcome : "around";
      slot.group = first + 1;
      if (typeof outcome === "object") slot.around = outcome.around;
    }
    line = lineOf(slots);
    pattern.lastIndex = line.starts[first + count] ?? line.text.length;
  }
  return line;
}

/** The plain words with a space around each, and where each begins. */
export function lineOf(slots: Slot[]): Line {
  let text = " ";
  const starts = slots.map(({ token, use }) => {
    const start = text.length;
    text += `${use === "free" ? token.plain : USED} `;
    return start;
  });
  return { text, starts };
}

/** The text of these slots as typed, without signs that have a meaning in text search. */
export function typedText(slots: Slot[]): string {
  return slots
    .map(({ token }, index) => {
      if (token.kind === "sign") return "";
      // « 1er », not « 1 er ».
      const isJoined = index > 0 && /^['’-]?$/.test(token.glue) && slots[index - 1]!.token.kind !== "sign";
      return (isJoined ? token.glue : " ") + token.raw;
    })
    .join("")
    .trim()
    .replaceAll('"', "");
}
