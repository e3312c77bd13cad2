import type { Wish } from "./wish.ts";
import { fillerWords } from "./ordinary-words.ts";
import type { Rule } from "./rule.ts";
import type { Token } from "./token.ts";

/**
 * A token and its use. Texts are searched for a `keyword`, for `quoted` words as one phrase, and must not contain `refused` ones;
 * `around` is the distance to the next place.
 */
export type Slot = {
  token: Token;
  use: "free" | "understood" | "keyword" | "quoted" | "refused" | "around" | "place";
  /** The slots of one match have the same number. */
  group: number;
  around?: number;
};

export const slotsOf = (tokens: Token[]): Slot[] => tokens.map((token) => ({ token, use: "free", group: 0 }));

/** Whether a token has a meaning by itself: neither a sign nor a filler word. */
export const isTelling = ({ token }: Slot): boolean => token.kind !== "sign" && !fillerWords.has(token.plain);

export const isFree = (slot: Slot | undefined): slot is Slot => slot?.use === "free";

/** Whether a hyphen precedes the slot. */
export const isJoined = (slot: Slot | undefined): boolean =>
  isFree(slot) && slot.token.glue === "-" && slot.token.kind === "word";

/** Stands for a used token; no plain token has this sign. */
const USED = "|";

/** Applies the rules in order, each to all its matches from left to right. Later matches cannot use the slots of a match. */
export function applyRules(rules: Rule[], slots: Slot[], wish: Wish): void {
  let line = lineOf(slots);
  for (const rule of rules) line = applyRule(rule, line, slots, wish);
}

type Line = { text: string; starts: number[] };

/** Applies one rule, and returns the line without the used words. */
function applyRule({ pattern, means }: Rule, before: Line, slots: Slot[], wish: Wish): Line {
  let line = before;
  pattern.lastIndex = 0;
  for (let match = pattern.exec(line.text); match; match = pattern.exec(line.text)) {
    const first = line.starts.indexOf(match.index);
    const end = match.index + match[0].length;
    let count = line.starts.filter((start) => start >= match!.index && start < end).length;
    const outcome = means(match.groups ?? {}, wish);
    if (outcome === false) {
      pattern.lastIndex = line.starts[first + 1] ?? line.text.length;
      continue;
    }
    // « Sauf Croix-Rousse »: a refusal covers the whole name, so that texts are not searched for « Rousse ».
    if (outcome === "refused") while (isJoined(slots[first + count])) count++;
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

/** The plain words with a space around each, and the offset of each word. */
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
