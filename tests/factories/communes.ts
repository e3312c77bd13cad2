import type { PublishCommune } from "#app/publish/form/publish-commune.ts";
import { normalizeName, slugify } from "#app/domain/commune-name.ts";
import type { Database } from "#db/client.ts";
import { communes } from "#db/schema/communes.ts";
import { uniqueDigits, uniqueLetters } from "./unique.ts";

export type CommuneRow = typeof communes.$inferSelect;

/** Inserts a small town with a unique name. The department 9A does not exist, so its codes are free. */
export async function createCommune(
  db: Database,
  overrides: Partial<typeof communes.$inferInsert> = {},
): Promise<CommuneRow> {
  const name = overrides.name ?? `Bourg-${uniqueLetters()}`;
  const postalCodes = overrides.postalCodes ?? [`49${uniqueDigits(3)}`];
  for (;;) {
    const [row] = await db
      .insert(communes)
      .values({
        inseeCode: `9${"AB"[Number(uniqueDigits(1)) % 2]}${uniqueDigits(3)}`,
        slug: slugify(name),
        name,
        searchName: normalizeName(name),
        kind: "commune",
        postalCodes,
        postalSearch: postalCodes.map((code) => ` ${code}`).join(""),
        departmentCode: "49",
        departmentName: "Maine-et-Loire",
        regionName: "Pays de la Loire",
        population: 4_200,
        latitude: 47.4,
        longitude: -0.6,
        positionPrecision: "exact",
        ...overrides,
      })
      .onConflictDoNothing({ target: [communes.inseeCode, communes.kind] })
      .returning();
    if (row) return row;
    if (overrides.inseeCode) throw new Error(`the commune ${overrides.inseeCode} exists already`);
  }
}

/** The commune of the drafts that `flatForm` fills in, as publishing needs it. */
export const nantes: PublishCommune = {
  id: 1,
  slug: "nantes",
  name: "Nantes",
  departmentCode: "44",
  departmentName: "Loire-Atlantique",
  postalCodes: ["44000"],
  population: 320_000,
  latitude: 47.2184,
  longitude: -1.5536,
  hasArrondissements: false,
};
