import { eq } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { advertisers } from "#db/schema/advertisers.ts";
import { requestEvents, requests } from "#db/schema/requests.ts";
import { actorOf } from "../setup/visitors/actors.ts";
import { createUser, type UserRow } from "./accounts.ts";
import { createListing, type ListingOverrides, type InsertedListing } from "./listings.ts";
import { uniqueLetters } from "./unique.ts";

/** Inserts a listing whose advertiser has an account, and that account. */
export async function createOwnedListing(
  db: Database,
  overrides: ListingOverrides = {},
): Promise<{ listing: InsertedListing; owner: UserRow }> {
  const listing = await createListing(db, overrides);
  const owner = await createUser(db);
  await db.update(advertisers).set({ userId: owner.id }).where(eq(advertisers.id, listing.advertiserId));
  return { listing, owner: { ...owner, actor: await actorOf(db, owner) } };
}

export type RequestRow = typeof requests.$inferSelect;

/** Inserts a confirmed request of somebody without an account, with its first message. */
export async function createRequest(
  db: Database,
  {
    message = "Bonjour, le bien est-il toujours disponible ?",
    ...columns
  }: Partial<typeof requests.$inferInsert> & { listingId: number; message?: string },
): Promise<RequestRow> {
  const [row] = await db
    .insert(requests)
    .values({
      seekerName: "Mehdi Amrani",
      seekerEmail: `${uniqueLetters()}@example.org`,
      confirmedAt: new Date(),
      ...columns,
    })
    .returning();
  await db
    .insert(requestEvents)
    .values({ requestId: row!.id, step: "demande", author: "demandeur", authorName: row!.seekerName, body: message });
  return row!;
}
