import { eq } from "drizzle-orm";
import type { UserType } from "#app/account/account.ts";
import { advertisers } from "#db/schema/advertisers.ts";
import { createAdvertiser } from "../factories/advertisers.ts";
import { createListing, type ListingOverrides } from "../factories/listings.ts";
import { useAccounts } from "./accounts.ts";

/** Accounts of advertisers in the portal's database, each with listings of its own. */
export function useDesks() {
  const accounts = useAccounts();
  const { db, openAccount } = accounts;

  async function openDesk({
    userType = "agence",
    listings = [],
  }: { userType?: UserType; listings?: ListingOverrides[] } = {}) {
    const account = await openAccount({ userType });
    const advertiser = await createAdvertiser(db, {
      role: userType === "agence" ? "agent-commissionnaire" : "proprietaire",
      firstName: account.firstName,
      familyName: account.familyName,
    });
    await db.update(advertisers).set({ userId: account.id }).where(eq(advertisers.id, advertiser.id));
    const made = [];
    for (const overrides of listings)
      made.push(
        await createListing(db, {
          advertiserId: advertiser.id,
          communeId: advertiser.communeId,
          photos: [],
          ...overrides,
        }),
      );
    return { account, advertiser, listings: made };
  }

  return { ...accounts, openDesk };
}
