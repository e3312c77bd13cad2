import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { famousRegions } from "./famous-regions.ts";

type Official = { code: string; membres: { code: string }[] };

/** The INSEE codes of the communes in each group of a famous region, by the group's SIREN (Etalab, Licence Ouverte). */
export function membersOfGroups(): ReadonlyMap<string, readonly string[]> {
  // Read as text, since JSON loaded by `require` would stay in memory.
  const path = createRequire(import.meta.url).resolve("@etalab/decoupage-administratif/data/epci.json");
  const official = JSON.parse(readFileSync(path, "utf8")) as Official[];
  const wanted = new Set(famousRegions.flatMap(({ groups }) => groups));
  return new Map(
    official.flatMap(({ code, membres }) => (wanted.has(code) ? [[code, membres.map((member) => member.code)]] : [])),
  );
}
