import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { normalizeName } from "#app/domain/commune-name.ts";
import { estimateFromNeighbours, type Position, readKnownPositions } from "./commune-positions.ts";

export type ListedCommune = {
  id: number;
  inseeCode: string;
  name: string;
  kind: "commune" | "arrondissement" | "ancienne";
  parentId: number | null;
  postalCodes: string[];
  departmentCode: string;
  departmentName: string;
  regionName: string;
  population: number;
  position: Position | null;
  positionPrecision: "exact" | "estimee" | null;
};

/** A record of the official list (Etalab, Licence Ouverte). */
type Official = {
  code: string;
  nom: string;
  type: "commune-actuelle" | "arrondissement-municipal" | "commune-deleguee" | "commune-associee";
  departement: string;
  region: string;
  /** The city of an arrondissement. */
  commune?: string;
  /** The present commune of a former one. */
  chefLieu?: string;
  codesPostaux?: string[];
  population?: number;
};

const ranks = { "commune-actuelle": 0, "arrondissement-municipal": 1, "commune-deleguee": 2, "commune-associee": 2 };

/**
 * The communes of France, their arrondissements and former communes, parents first. A former commune with the name of
 * its new commune is left out: the name would appear twice.
 */
export function listCommunes(): ListedCommune[] {
  const official = (readOfficial("communes") as Official[]).toSorted(
    (one, other) => ranks[one.type] - ranks[other.type],
  );
  const departments = namesByCode("departements");
  const regions = namesByCode("regions");
  const positions = readKnownPositions();
  const listed: ListedCommune[] = [];
  const current = new Map<string, ListedCommune>();

  for (const record of official) {
    const kind = kindOf(record);
    const parent = current.get(record.commune ?? record.chefLieu ?? "") ?? null;
    const name = displayName(record);
    if (kind === "ancienne" && (!parent || normalizeName(parent.name) === normalizeName(name))) continue;
    const departmentCode = record.departement;
    const departmentName = departments.get(departmentCode) ?? name;
    const position = positions.get(record.code) ?? null;
    const commune: ListedCommune = {
      id: listed.length + 1,
      inseeCode: record.code,
      name,
      kind,
      parentId: parent?.id ?? null,
      postalCodes: record.codesPostaux ?? parent?.postalCodes ?? [],
      departmentCode,
      departmentName,
      regionName: regions.get(record.region) ?? departmentName,
      population: record.population ?? 0,
      position,
      positionPrecision: position && "exact",
    };
    listed.push(commune);
    if (kind === "commune") current.set(commune.inseeCode, commune);
  }
  estimateMissing(listed);
  return listed;
}

function estimateMissing(communes: ListedCommune[]): void {
  const estimate = estimateFromNeighbours(communes);
  for (const commune of communes) {
    if (commune.position) continue;
    const parent = commune.parentId === null ? null : communes[commune.parentId - 1]!;
    commune.position = parent?.position ?? estimate(commune.postalCodes);
    commune.positionPrecision = commune.position && "estimee";
  }
}

function kindOf({ type }: Official): ListedCommune["kind"] {
  if (type === "commune-actuelle") return "commune";
  return type === "arrondissement-municipal" ? "arrondissement" : "ancienne";
}

// « Paris 15e Arrondissement » is « Paris 15e » to everyone.
const displayName = ({ nom }: Official) => nom.replace(/ Arrondissement$/i, "").replaceAll("'", "’");

function namesByCode(file: string): Map<string, string> {
  const entries = readOfficial(file) as { code: string; nom: string }[];
  return new Map(entries.map(({ code, nom }) => [code, nom.replaceAll("'", "’")]));
}

// Read as text, since JSON loaded by `require` would stay in the portal's memory.
function readOfficial(file: string): unknown {
  const path = createRequire(import.meta.url).resolve(`@etalab/decoupage-administratif/data/${file}.json`);
  return JSON.parse(readFileSync(path, "utf8"));
}
