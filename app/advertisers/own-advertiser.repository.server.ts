import { randomInt } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Account } from "#app/account/account.ts";
import { slugify } from "#app/domain/commune-name.ts";
import { unambiguousName } from "#app/communes/unambiguous-name.ts";
import type { Connection } from "#db/client.ts";
import { advertisers } from "#db/schema/advertisers.ts";
import { communes } from "#db/schema/communes.ts";

export type OwnAdvertiser = typeof advertisers.$inferSelect;

/** The advertiser that an account acts for; null before its first publication. */
export async function findOwnAdvertiser(db: Connection, userId: string): Promise<OwnAdvertiser | null> {
  const [own] = await db.select().from(advertisers).where(eq(advertisers.userId, userId));
  return own ?? null;
}

/** Creates the advertiser of an account that has none, in the commune of its first listing. */
export async function createOwnAdvertiser(tx: Connection, account: Account, communeId: number): Promise<OwnAdvertiser> {
  const { firstName, familyName } = account;
  const name = slugify(`${firstName} ${familyName}`).slice(0, 80) || "annonceur";
  for (let attempt = 1; ; attempt++) {
    // Namesakes get a number, then a random one: there may be thousands.
    const number = attempt < 4 ? attempt : randomInt(10_000, 1_000_000_000);
    const [made] = await tx
      .insert(advertisers)
      .values({
        userId: account.id,
        slug: attempt === 1 ? name : `${name}-${number}`,
        role: account.userType === "agence" ? "agent-commissionnaire" : "proprietaire",
        firstName,
        familyName,
        communeId,
      })
      .onConflictDoNothing({ target: advertisers.slug })
      .returning();
    if (made) return made;
  }
}

type ProfileColumns = Pick<
  OwnAdvertiser,
  "agencyName" | "siret" | "description" | "phone" | "address" | "communeId"
> & {
  /** A stored picture; null for none; undefined to keep the current one. */
  photoSha256?: string | null;
};

/** Saves an advertiser's profile under its account's name; returns its slug. */
export async function updateOwnAdvertiser(
  tx: Connection,
  id: number,
  { account, profile: { photoSha256, ...columns } }: { account: Account; profile: ProfileColumns },
): Promise<string> {
  const { firstName, familyName, userType } = account;
  const photo =
    photoSha256 === undefined ? {} : { photoUrl: photoSha256 === null ? null : `/media/${photoSha256}/640.webp` };
  const [row] = await tx
    .update(advertisers)
    .set({
      firstName,
      familyName,
      role: userType === "agence" ? "agent-commissionnaire" : "proprietaire",
      ...columns,
      ...photo,
    })
    .where(eq(advertisers.id, id))
    .returning({ slug: advertisers.slug });
  return row!.slug;
}

/** An advertiser's commune as its form shows it: « Saint-Denis (93) ». */
export async function findOwnCommune(db: Connection, communeId: number): Promise<string> {
  const [row] = await db
    .select({ name: communes.name, departmentCode: communes.departmentCode })
    .from(communes)
    .where(eq(communes.id, communeId));
  return row ? unambiguousName(row) : "";
}
