import { SURE_RATIO } from "#app/communes/mean-place.ts";
import type { Entry } from "#app/communes/place-index.ts";
import {
  districtOf,
  isArrondissement,
  isOrdinary,
  isTerritory,
  namesAmong,
  type PlaceNames,
  romanNumber,
} from "./place-names.ts";
import { isFree, isTelling, type Slot, typedText } from "./slots.ts";

/** A place that a sentence names; `typed` where its name may mean another, or is not whole. */
export type Chosen = {
  entry: Entry;
  typed: string | null;
  /** Where its name begins, and all places of that name, likeliest first. */
  named?: { start: number; entries: readonly Entry[] };
};

/** From this size on, a city is meant rather than the ordinary word. */
const CITY = 10_000;
/** Below it, a name in small letters is a place only after « à », or where there is no other. */
const VILLAGE = 1_000;

/** Names of several words that no ordinary sentence has, before the rules: « Maisons-Alfort », « Port-Vendres ». */
export function reserveLongNames(slots: Slot[], names: PlaceNames): Chosen[] {
  return chooseAmong(slots, names, ({ name, length }) => length > 1 && !isOrdinary(name));
}

/** Among what the rules left: names, then codes, then smaller villages where there is nothing else. */
export function choosePlaces(slots: Slot[], names: PlaceNames): Chosen[] {
  const named = chooseAmong(slots, names, (candidate) => isMeant(slots, candidate));
  const coded = chooseCodes(slots, names, named);
  const first = [...named, ...coded];
  if (first.length > 0) return first;
  return chooseAmong(
    slots,
    names,
    ({ name, start, length, entry }) =>
      !isOrdinary(name) ||
      isAlone(slots, start, length) ||
      (isMarked(slots, start) && !(isTerritory(entry) && isDirection(slots, start))),
  );
}

type Candidate = { start: number; length: number; name: string; entry: Entry };

function chooseAmong(slots: Slot[], names: PlaceNames, accepts: (candidate: Candidate) => boolean): Chosen[] {
  const chosen: Chosen[] = [];
  for (const { start, length, name } of namesAmong(slots)) {
    const entries = names.named(name);
    const [entry] = entries;
    if (!entry || isEndOfName(slots, start)) continue;
    if (isTorn(slots, start, length) && (isOrdinary(name) || entry.size < CITY)) continue;
    const coded = codeBeside(slots, { start, length, entries, names });
    if (!coded && !accepts({ start, length, name, entry })) continue;
    take(slots, start, length);
    if (coded) {
      take(slots, coded.at, 1);
      chosen.push({ entry: coded.entry, typed: null });
      continue;
    }
    const districts = districtsBeside(slots, { start, length, name, names });
    const typed = isDoubtful(entries, name) ? typedText(slots.slice(start, start + length)) : null;
    chosen.push(...(districts.length > 0 ? districts : [{ entry, typed, named: { start, entries } }]));
  }
  return chosen;
}

/** Whether the first of these places is called otherwise, or another nearly as large is called the same. */
function isDoubtful([entry, ...others]: readonly Entry[], name: string): boolean {
  if (entry!.name.replace(/^(l|la|le|les) /, "") !== name.replace(/^(l|la|le|les) /, "")) return true;
  return others.some(({ isFormer, size }) => !isFormer && size * SURE_RATIO > entry!.size);
}

function take(slots: Slot[], start: number, length: number): void {
  for (const slot of slots.slice(start, start + length)) Object.assign(slot, { use: "place", group: start + 1 });
}

/** « Croix » of « Croix-Rousse »; « Lyon » of « Lyon-Confluence » is one all the same. */
const isTorn = (slots: Slot[], start: number, length: number) =>
  [slots[start], slots[start + length]].some((slot) => slot?.token.glue === "-" && slot.token.kind === "word");

/** « Lille » of « Vieux-Lille ». */
const isEndOfName = (slots: Slot[], start: number) =>
  slots[start]!.token.glue === "-" && isFree(slots[start - 1]) && slots[start - 1]!.token.kind === "word";

type Named = { start: number; length: number; names: PlaceNames };

/** « 69003 Lyon », « Saint-Denis 93 », « Saint-Denis (93) ». */
function codeBeside(
  slots: Slot[],
  { start, length, entries, names }: Named & { entries: readonly Entry[] },
): { at: number; entry: Entry } | null {
  const { name } = entries[0]!;
  for (const at of [start + length, start - 1]) {
    const slot = slots[at];
    const code = slot?.token.plain ?? "";
    if (!isFree(slot) || !/^(\d{5}|\d{2,3}|2[ab])$/.test(code)) continue;
    // The arrondissement with the code, rather than its city.
    const [exact] = code.length === 5 ? names.coded(code) : [];
    if (exact && isArrondissement(exact) && exact.name.startsWith(`${name} `)) return { at, entry: exact };
    if (districtOf(name, code) && !isBracketed(slot)) continue;
    const entry = entries.find((each) => each.code === code.toUpperCase() || each.postalCodes.includes(` ${code}`));
    if (entry) return { at, entry };
  }
  return null;
}

// « Marseille (13) » is a department, « Marseille 13 » an arrondissement.
const isBracketed = ({ token }: Slot) => token.glue.includes("(");

const ordinal = /^(e|er|ere|eme|ieme|emes|nd|nde|arrondissements?|arrdts?|ardts?|arr|arrond)$/;
const link = /^(et|ou|a|,|\/|-|\+|le|les|du|dans|l)$/;

/** « Lyon 7 », « Paris 15e arrondissement », « Lyon 3, 6 et 7 », « 3e arrondissement de Lyon ». */
function districtsBeside(slots: Slot[], { start, length, name, names }: Named & { name: string }): Chosen[] {
  const after: Chosen[] = [];
  let at = start + length;
  for (;;) {
    let next = at;
    while (isFree(slots[next]) && link.test(slots[next]!.token.plain)) next++;
    const entry = districtAt(slots, next, name, names);
    if (!entry) break;
    after.push({ entry, typed: null });
    at = next + 1;
    while (isFree(slots[at]) && ordinal.test(slots[at]!.token.plain)) at++;
  }
  take(slots, start + length, at - start - length);
  if (after.length > 0) return after;

  let before = start - 1;
  while (isFree(slots[before]) && /^(de|a|d)$/.test(slots[before]!.token.plain)) before--;
  const last = before;
  while (isFree(slots[before]) && ordinal.test(slots[before]!.token.plain)) before--;
  const entry = before < last ? districtAt(slots, before, name, names) : null;
  if (!entry) return [];
  take(slots, before, start - before);
  return [{ entry, typed: null }];
}

function districtAt(slots: Slot[], at: number, city: string, names: PlaceNames): Entry | null {
  const slot = slots[at];
  const name = isFree(slot) ? districtOf(city, romanNumber(slot.token.raw) ?? slot.token.plain) : null;
  return name === null ? null : (names.named(name)[0] ?? null);
}

/** Postal codes, and codes of departments: « dans le 44 », « maison 44 ». */
function chooseCodes(slots: Slot[], names: PlaceNames, named: Chosen[]): Chosen[] {
  return slots.flatMap((slot, at) => {
    const code = slot.token.plain;
    const isPostal = /^\d{5}$/.test(code);
    if (!isFree(slot) || (!isPostal && (named.length > 0 || !isDepartmentCode(slots, at)))) return [];
    const [entry] = names.coded(code);
    // Beside a town of another department, « 60000 » is a price.
    const isElsewhere = named.length > 0 && named.every((other) => other.entry.code !== entry?.code);
    if (!entry || (isElsewhere && /^[2-9]\d000$/.test(code))) return [];
    take(slots, at, 1);
    return [{ entry, typed: null }];
  });
}

function isDepartmentCode(slots: Slot[], at: number): boolean {
  if (!/^(\d{2}|9[78]\d|2[ab])$/.test(slots[at]!.token.plain)) return false;
  const before = slots[at - 1];
  const isSaid = before !== undefined && isFree(before) && /^(le|les|departements?|dept|dpt)$/.test(before.token.plain);
  return isSaid || isBracketed(slots[at]!) || slots.slice(at + 1).every((slot) => !isFree(slot) || !isTelling(slot));
}

function isMeant(slots: Slot[], { start, length, name, entry }: Candidate): boolean {
  if (isTerritory(entry)) return !isOrdinary(name) || isTerritorySaid(slots, start, length);
  const isAfter = isAfterAt(slots, start);
  // « Croix », but not « croix rousse ».
  const next = slots[start + length];
  const isWhole = length === 1 && !(isFree(next) && isTelling(next) && next.token.kind === "word");
  if (isOrdinary(name)) return isAfter || (isWhole && entry.size >= CITY);
  const isCapital = /^\p{Lu}/u.test(slots[start]!.token.raw);
  return isAfter || isCapital || entry.size >= VILLAGE;
}

/** « dans le Nord », « en Loire », « Haute-Loire », « Val de Marne »; not « exposé nord ». */
function isTerritorySaid(slots: Slot[], start: number, length: number): boolean {
  const before = slots
    .slice(Math.max(0, start - 2), start)
    .map(({ token }) => token.plain)
    .join(" ");
  const isSaid = /(^| )(dans (le|la|les|l)|en|departement( du| de| des)?|region)$/.test(before);
  return isSaid || length > 2 || (length === 2 && slots[start + 1]!.token.glue === "-");
}

/** « à Mer », « vers Vue ». */
function isAfterAt(slots: Slot[], start: number): boolean {
  const before = slots[start - 1];
  return before !== undefined && isFree(before) && /^(a|vers)$/.test(before.token.plain);
}

/** The whole sentence. */
const isAlone = (slots: Slot[], start: number, length: number) =>
  slots.every((slot, at) => (at >= start && at < start + length) || (isFree(slot) && !isTelling(slot)));

/** « maison Mer »: a capital after a word in small letters. */
const isMarked = (slots: Slot[], start: number) =>
  /^\p{Lu}\p{Ll}/u.test(slots[start]!.token.raw) &&
  slots.slice(0, start).some(({ token }) => /^\p{Ll}/u.test(token.raw));

/** « exposition Nord ». */
const isDirection = (slots: Slot[], start: number) =>
  /^(exposee?|exposition|oriente|orientee|orientation|plein|cote|gare|pole|quartier)$/.test(
    slots[start - 1]?.token.plain ?? "",
  );

/** The distance of « autour de » or « à 20 min de » before the first place. */
export function radiusBefore(slots: Slot[]): number | null {
  for (const [at, { use }] of slots.entries()) {
    if (use !== "place") continue;
    let before = at - 1;
    while (isFree(slots[before]) && !isTelling(slots[before]!)) before--;
    const slot = slots[before];
    if (slot?.use === "around") return slot.around ?? null;
  }
  return null;
}
