import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { famousRegions } from "./famous-regions.ts";

type Official = { code: string; membres: { code: string }[] };

/** The INSEE codes of the communes of each group that a famous region has, by its SIREN (Etalab, Licence Ouverte). */
export function membersOfGroups(): ReadonlyMap<string, readonly string[]> {
  // Read as text: required JSON would stay in memory.
  const path = createRequire(import.meta.url).resolve("@etalab/decoupage-administratif/data/epci.json");
  const official = JSON.parse(readFileSync(path, "utf8")) as Official[];
  const wanted = new Set(famousRegions.flatMap(({ groups }) => groups));
  return new Map(
    official.flatMap(({ code, membres }) => (wanted.has(code) ? [[code, membres.map((member) => member.code)]] : [])),
  );
}
