import type { SearchCriteria } from "../criteria/criteria.ts";
import { choosePlaces, radiusBefore, reserveLongNames, ROUND_AMOUNT } from "./choose-places.ts";
import type { SentenceNote } from "./notes.ts";
import { criteriaOf, emptyWish, notesOf, type Wish } from "./wish.ts";
import type { PlaceNames } from "./place-names.ts";
import { placePart } from "./place-part.ts";
import { refusePlaces } from "./refused-places.ts";
import { respell } from "./respell.ts";
import { sentenceRules } from "./sentence-rules.ts";
import { applyRules, isFree, isTelling, type Slot, slotsOf, typedText } from "./slots.ts";
import { readTokens } from "./tokens.ts";
import { withinTerritories } from "./within-territories.ts";

/** The most characters of keywords, as in an address. */
const MAX_KEYWORDS = 100;

/** The meaning of a sentence: its criteria, its words with their use, and its notes. */
export type Reading = { criteria: Partial<SearchCriteria>; slots: Slot[]; notes: SentenceNote[] };

/** Reads « T3 Lyon 7 balcon moins de 350 000 » by the table of rules and the names of places. Never throws. */
export function readSentence(sentence: string, names: PlaceNames): Reading {
  const wish = emptyWish();
  const typed = slotsOf(readTokens(sentence));
  if (refusePlaces(typed, names)) wish.notes.add("lieu-exclu");
  const reserved = reserveLongNames(typed, names);
  const respelt = respell(reserved.slots, names);
  applyRules(sentenceRules, respelt, wish);
  const { places: chosen, slots } = choosePlaces(respelt, names);
  const places = withinTerritories([...reserved.places, ...chosen], slots);
  readRoundAmounts(slots, wish);
  const { radius: named = radiusBefore(slots), ...criteria } = criteriaOf(wish);
  const place = placePart(places);
  const radius = place.communes && named !== null ? { radius: named } : {};
  return { criteria: { ...criteria, ...place, ...radius }, slots, notes: notesOf(wish, places.length > 0) };
}

/** « T2 Limoges 60000 », « 60000 90000 Limoges »: five digits that are no postal code there are prices. */
function readRoundAmounts(slots: Slot[], { criteria }: Wish): void {
  for (const [at, slot] of slots.entries()) {
    if (!isFree(slot) || !ROUND_AMOUNT.test(slot.token.plain)) continue;
    const amount = Number(slot.token.plain);
    const next = slots[at + 1];
    const upper = isFree(next) && ROUND_AMOUNT.test(next.token.plain) ? Number(next.token.plain) : criteria.priceMax;
    const isFirst = next?.token.kind === "number" && !/m2|ha|km/.test(next.token.plain);
    if (isFirst && criteria.priceMin === undefined && upper != null && amount < upper && amount >= upper / 10)
      criteria.priceMin = amount;
    else if (criteria.priceMax === undefined) criteria.priceMax = amount;
    else continue;
    slot.use = "understood";
  }
}

/** The criteria, with the unused words as keywords; if nothing was understood, all words are keywords. */
export function searchOf({ criteria, slots, notes }: Reading): Partial<SearchCriteria> {
  const keywords = joinParts(keywordsOf(slots));
  if (keywords !== "") return { ...criteria, keywords };
  return Object.keys(criteria).length + notes.length > 0
    ? criteria
    : { keywords: joinParts(typedText(slots).split(" ")) || null };
}

function keywordsOf(slots: Slot[]): string[] {
  return partsOf(slots).flatMap((part) => {
    const { use } = part[0]!;
    if (use === "refused") return refusedText(part);
    if (use === "quoted") return [`"${typedText(part)}"`];
    if (use === "keyword") return typedText(withoutStart(part)).split(" ");
    return use === "free"
      ? jointsOf(part)
          .filter((joint) => joint.some(isTelling))
          .map((joint) => typedText(withoutFillers(joint)))
      : [];
  });
}

/** Words with hyphens and apostrophes between them: « Croix-d'Argent ». */
function jointsOf(slots: Slot[]): Slot[][] {
  const joints: Slot[][] = [];
  for (const slot of slots.filter(({ token }) => token.kind !== "sign")) {
    if (/^['’-]$/.test(slot.token.glue) && joints.length > 0) joints.at(-1)!.push(slot);
    else joints.push([slot]);
  }
  return joints;
}

const negation =
  /^(surtout|sans|pas|ni|hors|sauf|excepte|hormis|jamais|non|aucune?|de|d|du|des|le|la|les|l|une?|en|au|aux|dans|sur)$/;

/** « pas de cheminée » as `-cheminée`, « pas de chauffage au gaz » as `-"chauffage au gaz"`. */
function refusedText(part: Slot[]): string[] {
  const words = part.slice(part.findIndex(({ token }) => token.kind !== "sign" && !negation.test(token.plain)));
  // PostgreSQL finds nothing by ordinary words alone.
  if (!words.some(isTelling)) return [];
  const text = typedText(words);
  return [/^[\p{L}\p{N}]+$/u.test(text) ? `-${text}` : `-"${text}"`];
}

/** Drops a filler word at the start: « à rénover » becomes « rénover », « maison de ville » stays whole. */
function withoutStart(slots: Slot[]): Slot[] {
  const first = slots.findIndex(
    ({ token }) => !/^(a|au|aux|de|du|d|en|la|le|les|l|proches?|pres|proximite)$/.test(token.plain),
  );
  return slots.slice(Math.max(0, first));
}

/** Drops filler words at both ends. */
function withoutFillers(slots: Slot[]): Slot[] {
  const first = slots.findIndex(isTelling);
  const last = slots.findLastIndex(isTelling);
  return first < 0 ? slots : slots.slice(first, last + 1);
}

/** Groups neighbours with the same use and rule. */
function partsOf(slots: Slot[]): Slot[][] {
  const parts: Slot[][] = [];
  for (const slot of slots) {
    const last = parts.at(-1)?.at(-1);
    if (last && last.use === slot.use && last.group === slot.group && slot.token.plain !== ",")
      parts.at(-1)!.push(slot);
    else parts.push([slot]);
  }
  return parts;
}

/** Joins parts, each once, up to the most characters of keywords. */
function joinParts(parts: string[]): string {
  let text = "";
  for (const part of new Set(parts.map((each) => each.slice(0, MAX_KEYWORDS)))) {
    const longer = `${text} ${part}`.trim();
    if (longer.length > MAX_KEYWORDS) break;
    text = longer;
  }
  return text;
}

/** Joins the keywords of an address and of a sentence. */
export function joinKeywords(...texts: (string | null)[]): string | null {
  const known = texts.filter((text) => text !== null);
  return known.length < 2 ? (known[0] ?? null) : joinParts(known.join(" ").split(" ")) || null;
}
