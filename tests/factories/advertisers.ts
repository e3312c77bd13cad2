import { slugify } from "#app/domain/commune-name.ts";
import type { Database } from "#db/client.ts";
import { advertisers } from "#db/schema/advertisers.ts";
import { createCommune } from "./communes.ts";
import { uniqueLetters } from "./unique.ts";

export type AdvertiserRow = typeof advertisers.$inferSelect;

/** Inserts an agent with an agency, in a new commune by default. */
export async function createAdvertiser(
  db: Database,
  overrides: Partial<typeof advertisers.$inferInsert> = {},
): Promise<AdvertiserRow> {
  const unique = uniqueLetters();
  const firstName = overrides.firstName ?? "Hélène";
  const familyName = overrides.familyName ?? `Guérin-${unique}`;
  const isOwner = overrides.role === "proprietaire";
  const [row] = await db
    .insert(advertisers)
    .values({
      slug: `${slugify(`${firstName} ${familyName}`)}-${unique}`,
      role: "agent-commissionnaire",
      firstName,
      familyName,
      agencyName: isOwner ? null : "La Lucarne Immobilier",
      siret: isOwner ? null : "73282932000074",
      review: "Des visites bien préparées et des comptes rendus le jour même.",
      description: "Agence indépendante : surfaces mesurées, charges détaillées, visites le samedi.",
      address: "12 rue des Tilleuls",
      photoUrl: null,
      photoAlt: "",
      phone: "06 39 98 12 34",
      email: `${unique}@example.org`,
      ...overrides,
      communeId: overrides.communeId ?? (await homeTown(db)),
    })
    .returning();
  return row!;
}

const homeTowns = new WeakMap<Database, Promise<number>>();

/** The default town of advertisers: each new town would make the portal read all place names again. */
function homeTown(db: Database): Promise<number> {
  const known = homeTowns.get(db) ?? createCommune(db).then(({ id }) => id);
  homeTowns.set(db, known);
  return known;
}
