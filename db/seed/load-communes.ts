import { createRequire } from "node:module";
import { normalizeName, slugify } from "#app/communes/commune-name.ts";
import type { Database } from "#db/client.ts";
import { estimatePositions, type KnownPositions, type Position, readKnownPositions } from "./commune-positions.ts";
import { copyRows } from "./copy-rows.ts";
import type { Progress } from "./progress.ts";

type Listed = {
  code: string;
  nom: string;
  type: "commune-actuelle" | "arrondissement-municipal" | "commune-deleguee" | "commune-associee";
  departement?: string;
  region?: string;
  zone: string;
  collectiviteOutremer?: { nom?: string };
  commune?: string;
  chefLieu?: string;
  codesPostaux?: string[];
  population?: number;
};

type Row = {
  id: number;
  inseeCode: string;
  name: string;
  searchName: string;
  kind: "commune" | "arrondissement" | "ancienne";
  parentId: number | null;
  postalCodes: string[];
  departmentCode: string;
  departmentName: string;
  regionName: string;
  population: number;
  position: Position | null;
};

const load = createRequire(import.meta.url);
const source = "@etalab/decoupage-administratif/data";

/** Fills the table of communes once (Etalab, Licence Ouverte; positions GeoNames, CC BY 4.0). */
export async function loadCommunes({ db, progress }: { db: Database; progress: Progress }): Promise<void> {
  const { rows: present } = await db.$client.query("select 1 from communes limit 1");
  if (present.length > 0) return;

  const rows = readCommunes(readKnownPositions());
  const estimate = estimatePositions(rows);
  const slugs = chooseSlugs(rows);
  await copyRows(db, {
    table: "communes",
    columns: [
      "id", "insee_code", "slug", "name", "search_name", "kind", "parent_id", "postal_codes", "postal_search",
      "department_code", "department_name", "region_name", "population", "latitude", "longitude", "position_precision",
    ],
    rows: rows.map((row) => {
      const position = row.position ?? estimate(row);
      return [
        row.id, row.inseeCode, slugs.get(row.id)!, row.name, row.searchName, row.kind, row.parentId, row.postalCodes,
        row.postalCodes.map((code) => ` ${code}`).join(""), row.departmentCode, row.departmentName, row.regionName,
        row.population, position?.latitude ?? null, position?.longitude ?? null,
        position ? (row.position ? "exact" : "estimee") : null,
      ];
    }),
  });
  await db.$client.query("select setval(pg_get_serial_sequence('communes', 'id'), (select max(id) from communes))");
  await db.$client.query("vacuum analyze communes");
  progress("Communes", rows.length, rows.length);
}

function readCommunes(known: KnownPositions): Row[] {
  const listed = load(`${source}/communes.json`) as Listed[];
  const departments = namesByCode(`${source}/departements.json`);
  const regions = namesByCode(`${source}/regions.json`);
  const current = new Map(listed.filter(({ type }) => type === "commune-actuelle").map((commune) => [commune.code, commune]));
  const ids = new Map<string, number>();
  const rows: Row[] = [];

  // Communes first: the others name them as parents.
  const order = { "commune-actuelle": 0, "arrondissement-municipal": 1, "commune-deleguee": 2, "commune-associee": 2 };
  for (const commune of listed.toSorted((one, other) => order[one.type] - order[other.type])) {
    const kind = kindOf(commune);
    const parent = current.get(commune.commune ?? commune.chefLieu ?? "");
    if (kind === "ancienne" && (!parent || normalizeName(parent.nom) === normalizeName(commune.nom))) continue;
    const postalCodes = commune.codesPostaux ?? parent?.codesPostaux ?? [];
    const departmentCode = commune.departement ?? commune.code.slice(0, 3);
    const name = displayName(commune);
    const id = rows.length + 1;
    if (kind === "commune") ids.set(commune.code, id);
    rows.push({
      id,
      inseeCode: commune.code,
      name,
      searchName: normalizeName(name),
      kind,
      parentId: kind === "commune" ? null : (ids.get(parent!.code) ?? null),
      postalCodes,
      departmentCode,
      departmentName: departments.get(departmentCode) ?? commune.collectiviteOutremer?.nom ?? name,
      regionName: regions.get(commune.region ?? "") ?? commune.collectiviteOutremer?.nom ?? "",
      population: commune.population ?? 0,
      position: positionOf(commune, departmentCode, known),
    });
  }
  return rows;
}

function kindOf({ type }: Listed): Row["kind"] {
  if (type === "commune-actuelle") return "commune";
  return type === "arrondissement-municipal" ? "arrondissement" : "ancienne";
}

// « Paris 15e Arrondissement » is « Paris 15e » to everyone.
const displayName = ({ nom }: Listed) => nom.replace(/ Arrondissement$/i, "");

function positionOf(commune: Listed, departmentCode: string, known: KnownPositions): Position | null {
  const isFormer = kindOf(commune) === "ancienne";
  return (
    (isFormer ? undefined : known.byInseeCode.get(commune.code)) ??
    known.byDepartmentAndName.get(`${departmentCode} ${normalizeName(commune.nom)}`) ??
    null
  );
}

/** The most populous of namesakes gets the plain name; the others add their department, then their code. */
function chooseSlugs(rows: Row[]): Map<number, string> {
  const slugs = new Map<number, string>();
  const taken = new Set<string>();
  const rank = { commune: 0, arrondissement: 0, ancienne: 1 };
  const ordered = rows.toSorted((one, other) => rank[one.kind] - rank[other.kind] || other.population - one.population || one.id - other.id);
  for (const row of ordered) {
    const name = slugify(row.name);
    const department = row.departmentCode.toLowerCase();
    const choices = [name, `${name}-${department}`, `${name}-${row.inseeCode.toLowerCase()}`, `${name}-${row.inseeCode.toLowerCase()}-${row.kind}`];
    const slug = choices.find((choice) => !taken.has(choice));
    if (!slug) throw new Error(`no free slug for commune ${row.inseeCode}`);
    taken.add(slug);
    slugs.set(row.id, slug);
  }
  return slugs;
}

function namesByCode(file: string): Map<string, string> {
  const entries = load(file) as { code: string; nom: string; chefLieu: string }[];
  return new Map(entries.map(({ code, nom }) => [code, nom]));
}
