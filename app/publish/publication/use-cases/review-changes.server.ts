import type { Account } from "#app/account/account.ts";
import { findListingPhotos } from "#app/listings/page/listings.repository.server.ts";
import type { Platform } from "#app/platform/context.ts";
import { kindOf, readListingForm } from "../../form/listing-form.schema.ts";
import { findOwnListing, readPublishedForm } from "../../drafts/use-cases/edit-listing.server.ts";
import type { OpenDraft } from "../../drafts/use-cases/open-draft.server.ts";
import { type ListingChange, listingChanges } from "../listing-changes.ts";

/** What a draft would change on its published listing; null for the draft of a new listing. */
export async function reviewChanges(
  { db }: Pick<Platform, "db">,
  { account, opened: { draft, photos, check } }: { account: Account; opened: OpenDraft },
): Promise<ListingChange[] | null> {
  if (draft.listingReference === null) return null;
  const published = await findOwnListing(db, { account, reference: draft.listingReference });
  if (!published) return null;
  const [form, publishedPhotos] = await Promise.all([
    readPublishedForm(db, published),
    findListingPhotos(db, published.listing.id),
  ]);
  const { values } = readListingForm(form, kindOf(form, { isAgency: check.kind.isAgency }));
  return listingChanges({ values, photos: publishedPhotos }, { values: check.values, photos });
}
