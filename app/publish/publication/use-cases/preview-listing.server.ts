import { findOwnAdvertiser } from "#app/advertisers/own-advertiser.repository.server.ts";
import type { Person } from "#app/account/actor.ts";
import type { ListingView } from "#app/listings/listing-view.ts";
import { presentListing } from "#app/listings/page/use-cases/present-listing.server.ts";
import type { Platform } from "#app/platform/context.ts";
import { sketchedListing } from "../../form/check-listing.ts";
import type { ListingField } from "../../form/listing-fields.ts";
import { listingColumns } from "../listing-columns.ts";
import type { OpenDraft } from "../../drafts/use-cases/open-draft.server.ts";

/** Fields without which a preview has nothing to show. */
const essential: ListingField[] = ["transaction", "type", "commune", "price"];

type Preview = { ok: true; listing: ListingView } | { ok: false; code: "too_little"; missing: ListingField[] };

/** The public page of a draft; stores nothing. */
export async function previewListing(
  { db, clock, rentControlPeriods }: Pick<Platform, "db" | "clock" | "rentControlPeriods">,
  { actor, opened }: { actor: Person; opened: OpenDraft },
): Promise<Preview> {
  const { draft, photos, commune, check } = opened;
  const sketch = sketchedListing(check.values);
  if (!sketch || !commune)
    return {
      ok: false,
      code: "too_little",
      missing: essential.filter((field) => (field === "commune" ? !commune : check.values[field] === null)),
    };
  const advertiser = await findOwnAdvertiser(db, actor);
  const reference = draft.listingReference ?? "";
  const { listing, details, rooms } = listingColumns(sketch, commune, reference);
  const now = clock();
  const rows = {
    listing: {
      ...listing,
      id: 0,
      reference,
      status: "disponible" as const,
      stage: "disponible" as const,
      previousPrice: null,
      publishedAt: now,
      updatedAt: now,
      isSample: advertiser?.isSample ?? false,
      // The person who writes the draft may see the exact position.
      publicLatitude: listing.latitude,
      publicLongitude: listing.longitude,
    },
    details: { ...details, listingId: 0 },
    commune,
    advertiser: {
      slug: advertiser?.slug ?? "",
      role:
        advertiser?.role ??
        (actor.account.userType === "agence" ? ("agent-commissionnaire" as const) : ("proprietaire" as const)),
      firstName: advertiser?.firstName ?? actor.account.firstName,
      familyName: advertiser?.familyName ?? actor.account.familyName,
      agencyName: advertiser?.agencyName ?? null,
      description: advertiser?.description ?? "",
      photoUrl: advertiser?.photoUrl ?? null,
      photoAlt: advertiser?.photoAlt ?? "",
      hasPhone: false,
    },
    rooms,
    photos,
  };
  return {
    ok: true,
    listing: presentListing(rows, { stage: "disponible", now, rentControlPeriods: await rentControlPeriods() }),
  };
}
