import type { PoolClient } from "pg";
import { normalizeName } from "#app/domain/commune-name.ts";
import type { Database } from "#db/client.ts";
import { runWithoutLimit } from "#db/statement-limit.ts";
import { listCommunes } from "./commune-list.ts";
import { chooseCommuneSlugs } from "./commune-slugs.ts";
import { copyRows } from "./copy-rows.ts";
import { inOneLoad } from "./one-load.ts";
import type { Progress } from "./progress.ts";

const columns = [
  "id",
  "insee_code",
  "slug",
  "name",
  "search_name",
  "kind",
  "parent_id",
  "postal_codes",
  "postal_search",
  "department_code",
  "department_name",
  "region_name",
  "population",
  "latitude",
  "longitude",
  "position_precision",
] as const;

/** Fills the table of communes once, in one transaction; takes a few seconds. */
export async function loadCommunes({ db, progress }: { db: Database; progress: Progress }): Promise<void> {
  const loaded = await inOneLoad(db, async (client) => {
    const { rows } = await client.query("select from communes limit 1");
    return rows.length > 0 ? 0 : copyCommunes(client);
  });
  if (loaded === 0) return;
  await runWithoutLimit(db, "vacuum analyze communes");
  progress("Communes", loaded, loaded);
}

async function copyCommunes(client: PoolClient): Promise<number> {
  const communes = listCommunes();
  const slugs = chooseCommuneSlugs(communes);
  await copyRows(client, {
    table: "communes",
    columns,
    rows: communes.map((one) => [
      one.id,
      one.inseeCode,
      slugs.get(one.id)!,
      one.name,
      normalizeName(one.name),
      one.kind,
      one.parentId,
      one.postalCodes,
      one.postalCodes.map((code) => ` ${code}`).join(""),
      one.departmentCode,
      one.departmentName,
      one.regionName,
      one.population,
      one.position?.latitude ?? null,
      one.position?.longitude ?? null,
      one.positionPrecision,
    ]),
  });
  await client.query("select setval(pg_get_serial_sequence('communes', 'id'), (select max(id) from communes))");
  return communes.length;
}
