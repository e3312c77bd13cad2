import { sql } from "drizzle-orm";
import { resolveCommune } from "#app/communes/name-communes.server.ts";
import type { Connection, Database } from "#db/client.ts";
import type { PublishCommune } from "./publish-commune.ts";

/** The commune that a text names; null where none matches. */
export async function findCommuneNamed(db: Database, text: string): Promise<PublishCommune | null> {
  const named = text.trim() === "" ? null : await resolveCommune(db, text);
  return named && findPublishCommune(db, named.id);
}

export async function findPublishCommune(db: Connection, id: number): Promise<PublishCommune | null> {
  const { rows } = await db.execute<PublishCommune>(sql`
    select id, slug, name, department_code as "departmentCode", department_name as "departmentName", postal_codes as "postalCodes",
      population, latitude, longitude,
      exists (select from communes part where part.parent_id = communes.id and part.kind = 'arrondissement') as "hasArrondissements"
    from communes where id = ${id}`);
  return rows[0] ?? null;
}

/** Insee codes: `searched` to search with, `accepted` in results for this commune. */
type CityCodes = { searched: string; accepted: string[] };

/** A former commune is searched by the code of its new commune; results in a new commune may still have a former code. */
export async function findCityCodes(db: Connection, communeId: number): Promise<CityCodes> {
  const { rows } = await db.execute<CityCodes>(sql`
    select coalesce(parent.insee_code, own.insee_code) as searched,
      array(select distinct insee_code from communes where id in (own.id, parent.id) or parent_id = own.id) as accepted
    from communes own left join communes parent on parent.id = own.parent_id and own.kind = 'ancienne'
    where own.id = ${communeId}`);
  return rows[0]!;
}
