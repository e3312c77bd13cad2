import { eq } from "drizzle-orm";
import { pino } from "pino";
import { expect } from "vitest";
import { rentControlLaws } from "#app/domain/rent-control.ts";
import type { Account } from "#app/account/account.ts";
import type { DraftForm } from "#app/publish/form/draft-form.ts";
import { publishListing } from "#app/publish/publication/use-cases/publish-listing.server.ts";
import type { Database } from "#db/client.ts";
import { advertisers } from "#db/schema/advertisers.ts";
import { listingDetails, listings } from "#db/schema/listings.ts";
import { createUser } from "../../factories/accounts.ts";
import { createDraft } from "../../factories/drafts.ts";
import { queueingNeeds } from "./request-needs.ts";
import { actorOf } from "../visitors/actors.ts";

/** The time of all publications in these tests. */
export const NOW = new Date("2026-11-21T10:00:00Z");

/** Common actions of tests of publishing, on the database of their file. */
export function publishingOn(database: () => Database) {
  const needs = () => ({
    ...queueingNeeds(database()),
    clock: () => NOW,
    rentControlPeriods: async () => rentControlLaws,
    log: pino({ level: "silent" }),
  });

  async function account(userType: Account["userType"] = "proprietaire"): Promise<Account> {
    const { id, firstName, familyName, email } = await createUser(database(), { userType });
    return { id, userType, firstName, familyName, email };
  }

  const publish = async (who: Account, draftId: string) =>
    publishListing(needs(), { actor: await actorOf(database(), who), draftId });

  const listingsOf = (who: Account) =>
    database()
      .select({ listing: listings, details: listingDetails, advertiser: advertisers })
      .from(listings)
      .innerJoin(listingDetails, eq(listingDetails.listingId, listings.id))
      .innerJoin(advertisers, eq(advertisers.id, listings.advertiserId))
      .where(eq(advertisers.userId, who.id));

  /** Publishes a draft, by default a flat for sale; returns the newest listing of the account. */
  async function published(who: Account, form?: DraftForm, photos = 0) {
    const draftId = await createDraft(database(), { userId: who.id, ...(form ? { form } : {}), photos });
    expect(await publish(who, draftId)).toEqual({ ok: true });
    const [row] = (await listingsOf(who)).toSorted((one, other) => other.listing.id - one.listing.id);
    return { draftId, ...row! };
  }

  return { needs, account, publish, listingsOf, published };
}
