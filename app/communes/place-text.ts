import { arrondissementsOf } from "#app/domain/arrondissements.ts";
import { normalizeName } from "#app/domain/commune-name.ts";

/** A typed place, parsed. */
export type PlaceText =
  | { kind: "nothing" }
  /** The beginning of a postal code, or the code of a department. */
  | { kind: "code"; code: string }
  /** A name as normalizeName() returns it, and the postal code or department beside it. */
  | { kind: "name"; name: string; code: string | null };

/** The longest name in France has 45 letters. */
const MAX_LENGTH = 80;

/** Parses « St-Étienne », « 75015 », « Lyon 3ème arrondissement », « Marseille (13) », « 69003 Lyon ». Never throws. */
export function readPlaceText(text: string): PlaceText {
  // A number in brackets is a department, though Marseille has a 13th arrondissement too.
  const bracketed = /^(?<place>.*)\((?<code>\d{2,3}|2[ab])\)\s*$/i.exec(text.slice(0, MAX_LENGTH))?.groups;
  if (bracketed) {
    const name = normalizeName(bracketed.place!);
    const code = bracketed.code!.toLowerCase();
    return name === "" ? { kind: "code", code } : { kind: "name", name, code };
  }
  const plain = normalizeName(text.slice(0, MAX_LENGTH))
    .replace(/ (arrondissement|arrondt|ardt|arr)$/, "")
    .replace(/ (\d{1,2}) ?(eme|ieme|ere|nd|nde)$/, " $1");
  if (plain === "") return { kind: "nothing" };
  if (/^(\d{2,5}|2[ab])$/.test(plain)) return { kind: "code", code: plain };
  const after = /^(?<name>[a-z].*) (?<code>\d{5}|\d{2,3}|2[ab])$/.exec(plain)?.groups;
  // « Paris 15 » is an arrondissement, « Saint-Denis 93 » a department.
  if (after && !isArrondissement(after.name!, after.code!))
    return { kind: "name", name: after.name!, code: after.code! };
  const before = /^(?<code>\d{5}|\d{2,3}|2[ab]) (?<name>[a-z].*)$/.exec(plain)?.groups;
  if (before) return { kind: "name", name: before.name!, code: before.code! };
  return { kind: "name", name: plain, code: null };
}

const isArrondissement = (name: string, code: string) =>
  code.length === 2 && Number(code) <= (arrondissementsOf.get(name) ?? 0);
