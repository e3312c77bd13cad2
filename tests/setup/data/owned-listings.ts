import { eq } from "drizzle-orm";
import { advertisers } from "#db/schema/advertisers.ts";
import { createListing, type ListingOverrides } from "../../factories/listings.ts";
import { uniqueLetters } from "../../factories/unique.ts";
import type { TestAccounts } from "../visitors/test-accounts.ts";
import type { TestPortal } from "../portals/test-portal.ts";

/** A listing of an owner's account that can log in, for requests about it. */
export async function openOwnedListing(
  { portal, accounts }: { portal: Pick<TestPortal, "db">; accounts: TestAccounts },
  overrides: ListingOverrides = {},
) {
  const listing = await createListing(portal.db, {
    title: `Appartement témoin ${uniqueLetters()}`,
    photos: 0,
    // Without a position its page has no map, which is slow to draw and not tested here.
    latitude: null,
    longitude: null,
    ...overrides,
  });
  const owner = await accounts.openAccount({
    userType: "proprietaire",
    firstName: "Odile",
    familyName: `Renaud-${uniqueLetters()}`,
  });
  await portal.db
    .update(advertisers)
    .set({ userId: owner.id, agencyName: null, firstName: owner.firstName, familyName: owner.familyName })
    .where(eq(advertisers.id, listing.advertiserId));
  return { listing, owner, href: `/annonces/${listing.slug}-${listing.reference}` };
}
