import { randomUUID } from "node:crypto";
import { inArray } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { users } from "#db/schema/accounts.ts";
import { advertisers } from "#db/schema/advertisers.ts";
import { draftPhotos, listingDrafts } from "#db/schema/drafts.ts";
import { listings } from "#db/schema/listings.ts";
import { media } from "#db/schema/media.ts";
import { flatForm } from "#tests/factories/drafts.ts";
import { testAccounts } from "#tests/setup/visitors/test-accounts.ts";
import type { Portal, Site } from "./site.ts";

/** A draft that one call publishes: the path of its check, and its owner's cookie. */
export type Publication = { path: string; cookie: string };

const PHOTOS = 3;
const PICTURES = 200;
const AT_ONCE = 500;

/** Prepares logged-in owners with complete drafts. The limit is 300 publications an hour for each owner. */
export async function preparePublications(
  { db, secret }: Pick<Site, "db" | "secret">,
  { address }: Portal,
  { owners, each }: { owners: number; each: number },
): Promise<{ byOwner: Publication[][]; remove(): Promise<void> }> {
  const accounts = testAccounts({ db, secret, address });
  const pictures = await db.select({ id: media.id }).from(media).limit(PICTURES);
  const made: string[] = [];
  const byOwner: Publication[][] = [];
  for (let owner = 0; owner < owners; owner++) {
    const account = await accounts.openAccount({ userType: "proprietaire" });
    made.push(account.id);
    const cookie = await accounts.cookieOf(account);
    const drafts = Array.from({ length: each }, (_, index) => ({
      id: randomUUID(),
      userId: account.id,
      form: flatForm({ price: String(200_000 + 1_000 * ((owner * each + index) % 300)) }),
    }));
    await insertDrafts(db, drafts, pictures);
    byOwner.push(drafts.map(({ id }) => ({ path: `/publier/${id}/verification`, cookie })));
  }
  return { byOwner, remove: () => removeAll(db, made) };
}

type DraftRow = typeof listingDrafts.$inferInsert;

async function insertDrafts(db: Database, drafts: DraftRow[], pictures: { id: number }[]): Promise<void> {
  for (let from = 0; from < drafts.length; from += AT_ONCE) {
    const part = drafts.slice(from, from + AT_ONCE);
    await db.insert(listingDrafts).values(part);
    if (pictures.length < PHOTOS) continue;
    await db.insert(draftPhotos).values(
      part.flatMap(({ id }, index) =>
        Array.from({ length: PHOTOS }, (_, position) => ({
          id: randomUUID(),
          draftId: id,
          position,
          mediaId: pictures[(index + position) % pictures.length]!.id,
          alt: `Photo ${position + 1}`,
        })),
      ),
    );
  }
}

/** Deletes the accounts with all their publications, so that a reused database stays as it was loaded. */
async function removeAll(db: Database, userIds: string[]): Promise<void> {
  const own = await db.select({ id: advertisers.id }).from(advertisers).where(inArray(advertisers.userId, userIds));
  const ids = own.map(({ id }) => id);
  if (ids.length > 0) {
    await db.delete(listings).where(inArray(listings.advertiserId, ids));
    await db.delete(advertisers).where(inArray(advertisers.id, ids));
  }
  await db.delete(users).where(inArray(users.id, userIds));
}
