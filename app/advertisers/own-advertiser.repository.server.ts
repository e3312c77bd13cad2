import { randomInt } from "node:crypto";
import { and, eq, getTableColumns, isNull } from "drizzle-orm";
import { advertiserOf, type Person } from "#app/account/actor.ts";
import { slugify } from "#app/domain/commune-name.ts";
import { unambiguousName } from "#app/communes/unambiguous-name.ts";
import type { Connection } from "#db/client.ts";
import { advertisers, memberships } from "#db/schema/advertisers.ts";
import { communes } from "#db/schema/communes.ts";
import { listingDrafts } from "#db/schema/drafts.ts";

type OwnAdvertiser = typeof advertisers.$inferSelect;

/**
 * The advertiser for which a person acts, also one founded since the request came; null before the first publication or profile,
 * and for a member who has left.
 */
export async function findOwnAdvertiser(db: Connection, actor: Person): Promise<OwnAdvertiser | null> {
  const id = advertiserOf(actor);
  const [own] = await db
    .select(getTableColumns(advertisers))
    .from(memberships)
    .innerJoin(advertisers, eq(advertisers.id, memberships.advertiserId))
    .where(
      and(
        eq(memberships.userId, actor.account.id),
        id === null ? eq(advertisers.userId, actor.account.id) : eq(advertisers.id, id),
      ),
    );
  return own ?? null;
}

type Membership = { advertiser: OwnAdvertiser; actor: Person };

/**
 * The advertiser for which a person acts, with the membership; founded in `communeId` if the person has none. Null for a person
 * who has left, and where an advertiser must be founded without a commune.
 */
export async function joinOwnAdvertiser(
  tx: Connection,
  actor: Person,
  communeId: number | null,
): Promise<Membership | null> {
  const found = await findOwnAdvertiser(tx, actor);
  const { member } = actor;
  if (!member || (!found && member.advertiserId !== null)) return null;
  const advertiser = found ?? (communeId === null ? null : await createOwnAdvertiser(tx, actor, communeId));
  if (!advertiser) return null;
  return { advertiser, actor: { ...actor, member: { ...member, advertiserId: advertiser.id } } };
}

/**
 * Creates the advertiser of an account that has none, in the commune of the first listing. A trigger makes the account its first
 * member, and moves the account's drafts to the advertiser.
 */
async function createOwnAdvertiser(tx: Connection, actor: Person, communeId: number): Promise<OwnAdvertiser> {
  const { firstName, familyName } = actor.account;
  const name = slugify(`${firstName} ${familyName}`).slice(0, 80) || "annonceur";
  for (let attempt = 1; ; attempt++) {
    // Advertisers of the same name get a number, then a random one: there may be thousands.
    const number = attempt < 4 ? attempt : randomInt(10_000, 1_000_000_000);
    const [made] = await tx
      .insert(advertisers)
      .values({
        userId: actor.account.id,
        slug: attempt === 1 ? name : `${name}-${number}`,
        role: actor.account.userType === "agence" ? "agent-commissionnaire" : "proprietaire",
        firstName,
        familyName,
        communeId,
      })
      .onConflictDoNothing({ target: advertisers.slug })
      .returning();
    if (!made) continue;
    await tx
      .update(listingDrafts)
      .set({ advertiserId: made.id })
      .where(and(eq(listingDrafts.userId, actor.account.id), isNull(listingDrafts.advertiserId)));
    return made;
  }
}

type ProfileColumns = Pick<
  OwnAdvertiser,
  "agencyName" | "siret" | "description" | "phone" | "address" | "communeId"
> & {
  /** The hash of a stored picture; null removes the picture, undefined keeps it. */
  photoSha256?: string | null;
};

/** Saves an advertiser's profile, under the name of its founder; returns its slug. */
export async function updateOwnAdvertiser(
  tx: Connection,
  { id, userId }: OwnAdvertiser,
  { actor, profile: { photoSha256, ...columns } }: { actor: Person; profile: ProfileColumns },
): Promise<string> {
  const { firstName, familyName, userType } = actor.account;
  const role = userType === "agence" ? ("agent-commissionnaire" as const) : ("proprietaire" as const);
  const names = userId === actor.account.id ? { firstName, familyName, role } : {};
  const photo =
    photoSha256 === undefined ? {} : { photoUrl: photoSha256 === null ? null : `/media/${photoSha256}/640.webp` };
  const [row] = await tx
    .update(advertisers)
    .set({ ...names, ...columns, ...photo })
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
