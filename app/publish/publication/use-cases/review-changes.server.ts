import type { Person } from "#app/account/actor.ts";
import { findListingPhotos } from "#app/listings/page/listings.repository.server.ts";
import type { Platform } from "#app/platform/context.ts";
import { kindOf, readListingForm } from "../../form/listing-form.schema.ts";
import { textIn } from "../../form/draft-form.ts";
import { formOfListing } from "../../drafts/form-of-listing.ts";
import { findOwnListing } from "../../drafts/use-cases/edit-listing.server.ts";
import type { OpenDraft } from "../../drafts/use-cases/open-draft.server.ts";
import { type ListingChange, listingChanges } from "../listing-changes.ts";

/** The changes that a draft makes to its published listing; null for the draft of a new listing. */
export async function reviewChanges(
  { db }: Pick<Platform, "db">,
  { actor, opened: { draft, photos, commune, check } }: { actor: Person; opened: OpenDraft },
): Promise<ListingChange[] | null> {
  if (draft.listingReference === null) return null;
  const published = await findOwnListing(db, { actor, reference: draft.listingReference });
  if (!published) return null;
  // Another spelling of the same commune is no change.
  const communeText = commune?.id === published.commune.id ? textIn(draft.form, "commune") : published.commune.slug;
  const form = formOfListing(published, communeText);
  const publishedPhotos = await findListingPhotos(db, published.listing.id);
  const { values } = readListingForm(form, kindOf(form, { isAgency: check.kind.isAgency }));
  return listingChanges({ values, photos: publishedPhotos }, { values: check.values, photos });
}
