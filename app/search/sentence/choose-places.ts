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

/** A place in a sentence; `typed`: its name as typed, where the name is ambiguous or incomplete. */
export type SentencePlace = {
  entry: Entry;
  typed: string | null;
  /** The slot where the name begins, and all places of that name, the likeliest first. */
  named?: { start: number; entries: readonly Entry[] };
};

/** The result of a pass over the slots: the places found, and the slots with the words of these places marked as used. */
type Pass = { places: SentencePlace[]; slots: Slot[] };

/** From this number of inhabitants on, a word means the city rather than the ordinary word. */
const CITY_SIZE = 10_000;
/** Five digits that are a price as well as a postal code. */
export const ROUND_AMOUNT = /^[1-9]\d[05]00$/;
/** With fewer inhabitants, a name in small letters is a place only after « à », or where there is no other place. */
const VILLAGE_SIZE = 1_000;

/** The pass before the rules: names of several words that no ordinary sentence has, « Maisons-Alfort », « Port-Vendres ». */
export const reserveLongNames = (slots: Slot[], names: PlaceNames): Pass =>
  chooseNames(slots, names, (_slots, { name, length }) => length > 1 && !isOrdinary(name));

/** The passes after the rules: names with codes beside them, then other codes; doubtful names only if both find nothing. */
export function choosePlaces(slots: Slot[], names: PlaceNames): Pass {
  const named = chooseNames(slots, names, isMeant);
  const misspelt = chooseMisspelt(named.slots, names);
  const coded = chooseCodes(misspelt.slots, names, [...named.places, ...misspelt.places]);
  const places = [...named.places, ...misspelt.places, ...coded.places];
  return places.length > 0 ? { places, slots: coded.slots } : chooseNames(slots, names, isMeantAsOnlyPlace);
}

type Span = { start: number; length: number };
type Candidate = Span & { name: string; entries: readonly Entry[] };
type Accepts = (slots: Slot[], candidate: Candidate) => boolean;
/** Places, and the words that name them. */
type Match = { places: SentencePlace[]; spans: Span[] };

/** A pass over all names, the longest first. Shorter names cannot use the words of a match. */
function chooseNames(slots: Slot[], names: PlaceNames, accepts: Accepts): Pass {
  const pass: Pass = { places: [], slots };
  for (const { start, length, name } of namesAmong(slots)) {
    const entries = names.named(name);
    if (entries.length === 0 || !pass.slots.slice(start, start + length).every(isFree)) continue;
    const match = matchCandidate(pass.slots, { start, length, name, entries }, { names, accepts });
    if (!match) continue;
    pass.places.push(...match.places);
    pass.slots = take(pass.slots, match.spans);
  }
  return pass;
}

function matchCandidate(
  slots: Slot[],
  candidate: Candidate,
  { names, accepts }: { names: PlaceNames; accepts: Accepts },
): Match | null {
  const { start, length, name, entries } = candidate;
  const entry = entries[0]!;
  if (isEndOfName(slots, start)) return null;
  if (isTorn(slots, start, length) && (isOrdinary(name) || entry.size < CITY_SIZE)) return null;
  const code = codeBeside(slots, candidate, names);
  if (code) return { places: [{ entry: code.entry, typed: null }], spans: [candidate, { start: code.at, length: 1 }] };
  if (!accepts(slots, candidate)) return null;
  const districts = districtsAfter(slots, candidate, names) ?? districtBefore(slots, candidate, names);
  if (districts) return { places: districts.places, spans: [candidate, ...districts.spans] };
  const typed = isDoubtful(entries, name) ? typedText(slots.slice(start, start + length)) : null;
  return { places: [{ entry, typed, named: { start, entries } }], spans: [candidate] };
}

/** Marks the words of these spans as used. The group of a place is the position of its first word, from 1. */
const take = (slots: Slot[], spans: Span[]): Slot[] =>
  slots.map((slot, at) => {
    const span = spans.find(({ start, length }) => at >= start && at < start + length);
    return span ? { ...slot, use: "place", group: span.start + 1 } : slot;
  });

/** Whether the first place has another name, or another place of nearly its size has the same name. */
function isDoubtful([entry, ...others]: readonly Entry[], name: string): boolean {
  if (entry!.name.replace(/^(l|la|le|les) /, "") !== name.replace(/^(l|la|le|les) /, "")) return true;
  return others.some(({ isFormer, size }) => !isFormer && size * SURE_RATIO > entry!.size);
}

/** Whether a name is part of a longer one: « Croix » in « Croix-Rousse ». « Lyon » in « Lyon-Confluence » remains a place. */
const isTorn = (slots: Slot[], start: number, length: number) =>
  [slots[start], slots[start + length]].some((slot) => slot?.token.glue === "-" && slot.token.kind === "word");

/** Whether a name ends a longer one: « Lille » in « Vieux-Lille ». */
const isEndOfName = (slots: Slot[], start: number) =>
  slots[start]!.token.glue === "-" && isFree(slots[start - 1]) && slots[start - 1]!.token.kind === "word";

/** « 69003 Lyon », « Saint-Denis 93 », « Saint-Denis (93) ». */
function codeBeside(
  slots: Slot[],
  { start, length, entries }: Candidate,
  names: PlaceNames,
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
    const entry = entries.find(
      (each) =>
        each.code === code.toUpperCase() ||
        each.postalCodes.includes(` ${code}`) ||
        // « Lyon 69000 », as people write it.
        (each.code.length === 2 && code === `${each.code}000` && each.size >= CITY_SIZE),
    );
    if (entry) return { at, entry };
  }
  return null;
}

// « Marseille (13) » is a department, « Marseille 13 » an arrondissement.
const isBracketed = ({ token }: Slot) => token.glue.includes("(");

/** Words after the number of an arrondissement. */
export const ordinal = /^(e|er|ere|eme|ieme|emes|nd|nde|th|rd|arrondissements?|arrdts?|ardts?|arr|arrond)$/;
const link = /^(et|ou|a|,|\/|-|\+|le|les|du|dans|l)$/;

/** « Lyon 7 », « Paris 15e arrondissement », « Lyon 3, 6 et 7 ». */
function districtsAfter(slots: Slot[], { start, length, name }: Candidate, names: PlaceNames): Match | null {
  const places: SentencePlace[] = [];
  const end = start + length;
  let at = end;
  for (;;) {
    let next = at;
    while (isFree(slots[next]) && link.test(slots[next]!.token.plain)) next++;
    const entry = districtAt(slots, next, name, names);
    if (!entry) break;
    places.push({ entry, typed: null });
    at = next + 1;
    while (isFree(slots[at]) && ordinal.test(slots[at]!.token.plain)) at++;
  }
  return places.length > 0 ? { places, spans: [{ start: end, length: at - end }] } : null;
}

/** « 3e arrondissement de Lyon ». */
function districtBefore(slots: Slot[], { start, name }: Candidate, names: PlaceNames): Match | null {
  let at = start - 1;
  while (isFree(slots[at]) && /^(de|a|d)$/.test(slots[at]!.token.plain)) at--;
  const last = at;
  while (isFree(slots[at]) && ordinal.test(slots[at]!.token.plain)) at--;
  const entry = at < last ? districtAt(slots, at, name, names) : null;
  return entry && { places: [{ entry, typed: null }], spans: [{ start: at, length: start - at }] };
}

function districtAt(slots: Slot[], at: number, city: string, names: PlaceNames): Entry | null {
  const slot = slots[at];
  const name = isFree(slot) ? districtOf(city, romanNumber(slot.token.raw) ?? slot.token.plain) : null;
  return name === null ? null : (names.named(name)[0] ?? null);
}

/** Most codes of a sentence whose neighbours are compared with names. */
const MOST_CODES = 3;
const MOST_MISSPELT_WORDS = 4;
const LEAST_MISSPELT = 4;

/** A pass over misspelt names beside a code: « marseile 13008 », « 35400 saint mallo », « bordaux 33 ». */
function chooseMisspelt(slots: Slot[], names: PlaceNames): Pass {
  const pass: Pass = { places: [], slots };
  const codes = slots.flatMap((slot, at) => (isFree(slot) && /^(\d{5}|\d{2})$/.test(slot.token.plain) ? [at] : []));
  for (const at of codes.slice(0, MOST_CODES)) {
    const { plain } = slots[at]!.token;
    for (const { start, length, name } of namesAmong(pass.slots.slice(0, at + 1 + MOST_MISSPELT_WORDS))) {
      const isBeside = start + length === at || start === at + 1;
      if (!isBeside || length > MOST_MISSPELT_WORDS || name.length < LEAST_MISSPELT || isOrdinary(name)) continue;
      const entry = names.misspelt(name, plain);
      if (!entry) continue;
      pass.places.push({ entry, typed: null });
      pass.slots = take(pass.slots, [
        { start, length },
        { start: at, length: 1 },
      ]);
      break;
    }
  }
  return pass;
}

/** A pass over postal codes, and codes of departments where no name was found: « dans le 44 », « maison 44 ». */
function chooseCodes(slots: Slot[], names: PlaceNames, named: SentencePlace[]): Pass {
  const matches = slots.flatMap((slot, start) => {
    const code = slot.token.plain;
    const isPostal = /^\d{5}$/.test(code);
    if (!isFree(slot) || (!isPostal && (named.length > 0 || !isDepartmentCode(slots, start)))) return [];
    const [entry] = names.coded(code);
    // After a town of another department, « 60000 » is a price.
    const isElsewhere = named.length > 0 && named.every((other) => other.entry.code !== entry?.code);
    if (!entry || (isElsewhere && ROUND_AMOUNT.test(code))) return [];
    return [{ place: { entry, typed: null }, span: { start, length: 1 } }];
  });
  return {
    places: matches.map(({ place }) => place),
    slots: take(
      slots,
      matches.map(({ span }) => span),
    ),
  };
}

function isDepartmentCode(slots: Slot[], at: number): boolean {
  if (!/^(\d{2}|9[78]\d|2[ab])$/.test(slots[at]!.token.plain)) return false;
  const before = slots[at - 1];
  const isSaid = before !== undefined && isFree(before) && /^(le|les|departements?|dept|dpt)$/.test(before.token.plain);
  return isSaid || isBracketed(slots[at]!) || slots.slice(at + 1).every((slot) => !isFree(slot) || !isTelling(slot));
}

/** Whether a name means a place, by the words around it and the size of the place. */
function isMeant(slots: Slot[], { start, length, name, entries }: Candidate): boolean {
  const entry = entries[0]!;
  if (isTerritory(entry)) return !isOrdinary(name) || isTerritorySaid(slots, start, length);
  const isAfter = isAfterAt(slots, start);
  // « Croix », but not « croix rousse ».
  const next = slots[start + length];
  const isWhole = length === 1 && !(isFree(next) && isTelling(next) && next.token.kind === "word");
  if (isOrdinary(name)) return isAfter || (isWhole && entry.size >= CITY_SIZE);
  return isAfter || isCapital(slots[start]!) || entry.size >= VILLAGE_SIZE;
}

export const isCapital = ({ token }: Slot): boolean => /^\p{Lu}/u.test(token.raw);

/** Whether a name means a place in a sentence without other places. */
const isMeantAsOnlyPlace = (slots: Slot[], { start, length, name, entries }: Candidate): boolean =>
  !isOrdinary(name) ||
  isAlone(slots, start, length) ||
  (isMarked(slots, start) && !(isTerritory(entries[0]!) && isDirection(slots, start)));

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

/** Whether the name is the whole sentence. */
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
