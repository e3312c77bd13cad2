import { ordinal } from "./choose-places.ts";
import { isOrdinary, namesAmong, type PlaceNames } from "./place-names.ts";
import { isFree, type Slot } from "./slots.ts";

const MOST_WORDS = 5;
const not = /^(sauf|hors|excepte|hormis|pas)$/;
const article = /^(a|au|aux|en|dans|sur|de|du|des|d|le|la|les|l|celui|ville)$/;
const link = /^(et|ou|ni|,|\/|le|la|les|l|a|au|aux)$/;
const districtNumber = /^(1?\d|20)$/;

/**
 * Takes the words of « sauf à Lyon », « hors Paris et Boulogne », « sauf 19e »: no criterion excludes a place, and it must not be
 * the one that is searched. Returns whether there were any.
 */
export function refusePlaces(slots: Slot[], names: PlaceNames): boolean {
  let isRefused = false;
  for (const [start, { token }] of slots.entries()) {
    if (!not.test(token.plain)) continue;
    const end = endOfPlaces(slots, start + 1, names);
    if (end === null) continue;
    for (const slot of slots.slice(start, end)) slot.use = "understood";
    isRefused = true;
  }
  return isRefused;
}

/** Where the places that begin here end; null without one. */
function endOfPlaces(slots: Slot[], start: number, names: PlaceNames): number | null {
  let [at, end] = [start, null as number | null];
  for (;;) {
    const length = lengthOfPlace(slots, at, names);
    if (length > 0) at = end = at + length;
    else if (isWord(slots[at], end === null ? article : link)) at += 1;
    else return end;
  }
}

function lengthOfPlace(slots: Slot[], start: number, names: PlaceNames): number {
  const district = lengthOfDistrict(slots, start);
  if (district > 1) return district;
  const place = [...namesAmong(slots.slice(start, start + MOST_WORDS))].find(
    ({ start: at, name }) => at === 0 && !isOrdinary(name) && names.named(name).length > 0,
  );
  return place ? place.length + lengthOfDistrict(slots, start + place.length) : 0;
}

/** « 18e arrondissement »; 0 for « 1er étage » and without a number. */
function lengthOfDistrict(slots: Slot[], start: number): number {
  if (!isWord(slots[start], districtNumber)) return 0;
  let end = start + 1;
  while (isWord(slots[end], ordinal)) end++;
  return isWord(slots[end], /^etages?$/) ? 0 : end - start;
}

const isWord = (slot: Slot | undefined, pattern: RegExp) => isFree(slot) && pattern.test(slot.token.plain);
