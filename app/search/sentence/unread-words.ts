import { applyRules, isFree, isTelling, slotsOf } from "./slots.ts";
import { readTokens } from "./tokens.ts";
import { emptyWish } from "./wish.ts";
import { phraseRules } from "./word-rules.ts";

/** The keywords that no rule knows, as typed. They count as unread, unless listings contain them. */
export function unknownWords(keywords: string | null): string[] {
  if (keywords === null) return [];
  const slots = slotsOf(readTokens(keywords));
  applyRules(phraseRules, slots, emptyWish());
  return slots.filter((slot) => isFree(slot) && isTelling(slot)).map(({ token }) => token.raw);
}
