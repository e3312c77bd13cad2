import type { Entry } from "#app/communes/place-index.ts";
import { arrondissementsOf } from "#app/domain/arrondissements.ts";
import { readDepartment } from "#app/domain/territories.ts";
import { isCapital, ordinal } from "./choose-places.ts";
import { isOrdinary, isTerritory, namesAmong, type PlaceNames } from "./place-names.ts";
import {
  and,
  another,
  articleOfPlace,
  counted,
  introduction,
  partOfTown,
  refused,
  refusing,
} from "./refusing-words.ts";
import { isFree, isJoined, lineOf, type Slot } from "./slots.ts";
import { isRead } from "./spelling.ts";
import { isIn } from "./within-territories.ts";

const MOST_WORDS = 6;
/** With fewer inhabitants, a name in small letters is a place only after « à ». */
const TOWN_SIZE = 1_000;
/** « Pas de vis », « sans voisins » are no towns; « pas de Lyon » is one. */
const CITY_SIZE = 10_000;
const districtNumber = /^(1?\d|20)$/;
const code = /^(\d{5}|\d{2}|2[ab]|97\d)$/;

/** Slots from `start` to `end`, which is excluded. */
type Span = { start: number; end: number };
/** A place's end and entry; `entry` is null for a quartier, an arrondissement by number, and Paris by « 75 ». */
type Found = { end: number; entry: Entry | null };

/**
 * Marks the words of « sauf à Lyon », « hors Paris et Boulogne », « Lyon exclu » as used: no criterion excludes a place, and an
 * excluded place must not be searched. Returns whether the sentence has such words.
 */
export function refusePlaces(slots: Slot[], names: PlaceNames): boolean {
  const before = spansOf(slots, refusing).flatMap((said) => refusedAfter(slots, said, names) ?? []);
  use(slots, before);
  const after = spansOf(slots, refused).flatMap((said) => refusedBefore(slots, said, names) ?? []);
  use(slots, after);
  return before.length + after.length > 0;
}

function use(slots: Slot[], spans: Span[]): void {
  for (const { start, end } of spans) for (const slot of slots.slice(start, end)) slot.use = "understood";
}

function spansOf(slots: Slot[], words: RegExp): Span[] {
  const { text, starts } = lineOf(slots);
  return Array.from(text.matchAll(words), ({ index, 0: said }) => {
    const start = starts.indexOf(index);
    return { start, end: start + said.split(" ").length };
  });
}

function refusedAfter(slots: Slot[], { start, end: first }: Span, names: PlaceNames): Span | null {
  if (isPartOfName(slots, start)) return null;
  let at = first;
  while (!placeAt(slots, at, names) && isWord(slots[at], introduction)) at++;
  const places: Found[] = [];
  let next = { at, isListed: true };
  for (;;) {
    const place = placeAt(slots, next.at, names);
    const last = places.at(-1);
    // « Lyon 3 », « Saint-Denis (93) ».
    const isBeside = next.at === last?.end && slots[next.at]?.token.kind === "number";
    if (!place || (!next.isListed && !isBeside && isWhole(place, last))) break;
    places.push({ end: place.end, entry: (isBeside ? null : place.entry) ?? last?.entry ?? null });
    next = afterPlace(slots, place.end);
  }
  return places.length > 0 ? { start, end: places.at(-1)!.end } : null;
}

/** « Pas-de-Calais », « Saint-Loup-Hors ». */
const isPartOfName = (slots: Slot[], at: number): boolean => slots[at]!.token.glue === "-" || isJoined(slots[at + 1]);

/** The slot where a further excluded place may begin. « Et à » continues the list; « , à » begins a wanted place. */
function afterPlace(slots: Slot[], end: number): { at: number; isListed: boolean } {
  let at = end;
  while (isWord(slots[at], another)) at++;
  const isListed = at > end && slots[at - 1]!.token.plain !== ",";
  while (isWord(slots[at], isListed ? introduction : articleOfPlace)) at++;
  return { at, isListed };
}

/** Whether a place contains the last excluded one and is wanted: « hors Paris, Île-de-France », but not « hors Saint-Denis (93) ». */
const isWhole = ({ entry }: Found, last: Found | undefined): boolean =>
  Boolean(entry && last && (!last.entry || isIn(last.entry, entry)));

/** « Lyon exclu », « Rennes et Brest exclus ». */
function refusedBefore(slots: Slot[], { start: last, end }: Span, names: PlaceNames): Span | null {
  for (let start = Math.max(0, last - MOST_WORDS); start < last; start++) {
    if (placeAt(slots, start, names)?.end !== last) continue;
    const isAnother = isWord(slots[start - 1], and) && slots[end - 1]!.token.plain.endsWith("s");
    return (isAnother && refusedBefore(slots, { start: start - 1, end }, names)) || { start, end };
  }
  return null;
}

/** The place whose name or code begins here. */
function placeAt(slots: Slot[], start: number, names: PlaceNames): Found | null {
  if (isFree(slots[start]) && slots[start].token.kind === "number") return numberAt(slots, start, names);
  for (const { start: at, length, name } of namesAmong(slots.slice(start, start + MOST_WORDS))) {
    const entries = at === 0 ? names.named(name) : [];
    const [entry] = entries;
    if (!entry || isJoined(slots[start + length]) || !isMeant(slots, start, { name, entry })) continue;
    let end = start + length;
    while (isWord(slots[end], partOfTown)) end++;
    return { end, entry };
  }
  return quartierAt(slots, start, names);
}

/** Whether a name means a place here: « pas à Mer », « ni dans le Nord », but not « pas de mer ». */
function isMeant(slots: Slot[], start: number, { name, entry }: { name: string; entry: Entry }): boolean {
  const before = slots[start - 1]?.token.plain ?? "";
  const isThere = /^(a|vers|habiter|in)$/.test(before);
  if (isOrdinary(name))
    return (
      (isCapital(slots[start]!) && (isThere || isJoined(slots[start + 1]))) ||
      (isTerritory(entry) && /^(en|le|la|les|l)$/.test(before))
    );
  const least = /^(de|d|du|des|sans|no)$/.test(before) ? CITY_SIZE : TOWN_SIZE;
  return isThere || isCapital(slots[start]!) || entry.size >= least;
}

/** « 93 », « 69003 Lyon », « 18e arrondissement », « 8 » in a sentence about Lyon; not « 3 pièces », « 1er étage ». */
function numberAt(slots: Slot[], start: number, names: PlaceNames): Found | null {
  const { plain } = slots[start]!.token;
  let end = start + 1;
  while (isWord(slots[end], ordinal)) end++;
  if (isCounted(slots, end - 1) || slots[start - 1]?.token.plain === "no") return null;
  const isInCity = slots.some(({ token }) => arrondissementsOf.has(token.plain));
  if (districtNumber.test(plain) && (end > start + 1 || isInCity)) return { end, entry: null };
  const [entry = null] = code.test(plain) ? names.coded(plain) : [];
  return entry || (code.test(plain) && readDepartment(plain)) ? { end, entry } : null;
}

/** « 3 pièces », « 2 ou 3 chambres », « 1er étage ». */
function isCounted(slots: Slot[], at: number): boolean {
  const isRange = isWord(slots[at + 1], /^(ou|a|et|-|\/)$/) && slots[at + 2]?.token.kind === "number";
  return isWord(slots[at + (isRange ? 3 : 1)], counted);
}

/** A name that is no commune's: « Croix-Rousse », « Wazemmes »; not words that a rule knows. */
function quartierAt(slots: Slot[], start: number, names: PlaceNames): Found | null {
  const before = slots[start - 1]?.token.plain ?? "";
  const isTown = (slot: Slot) => names.named(slot.token.plain).length > 0;
  const isLinked = isJoined(slots[start + 1]);
  if (/^(de|d|du|des|sans|not?)$/.test(before) || !(isProper(slots[start]) || (isLinked && before !== "pas")))
    return null;
  let end = start + 1;
  while (isJoined(slots[end]) || (isProper(slots[end]) && !isTown(slots[end]!))) end++;
  const words = slots.slice(start, end).map(({ token }) => token.plain);
  const isKnown = isOrdinary(words.join(" ")) || isRead(words.join(" ")) || (!isLinked && isRead(words[0]!));
  return isKnown ? null : { end, entry: null };
}

/** « Wazemmes ». */
const isProper = (slot: Slot | undefined) =>
  isFree(slot) && slot.token.kind === "word" && /^\p{Lu}\p{Ll}/u.test(slot.token.raw);

const isWord = (slot: Slot | undefined, pattern: RegExp) => isFree(slot) && pattern.test(slot.token.plain);
