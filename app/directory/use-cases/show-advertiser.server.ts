import { listingCardsOfAdvertiser } from "#app/listings/cards/listing-card.repository.server.ts";
import type { Database } from "#db/client.ts";
import type { AdvertiserProfile, ShownAdvertiser } from "../directory.ts";
import { countOffers, findFeaturedListing, findProfile, type ProfileRow } from "../directory.repository.server.ts";

const LISTINGS_PER_PAGE = 9;

/** An advertiser's profile with a page of its listings on show; null when unknown. */
export async function showAdvertiser(
  { db }: { db: Database },
  asked: { slug: string; page: number },
): Promise<ShownAdvertiser | null> {
  const row = await findProfile(db, asked.slug);
  if (!row) return null;
  const [offers, featured] = await Promise.all([countOffers(db, row.id), findFeaturedListing(db, row.id)]);
  const pageCount = Math.max(1, Math.ceil((offers.vente + offers.location) / LISTINGS_PER_PAGE));
  const page = Math.min(asked.page, pageCount);
  const window = { offset: (page - 1) * LISTINGS_PER_PAGE, limit: LISTINGS_PER_PAGE };
  const { cards, total } = await listingCardsOfAdvertiser(db, row.id, window);
  return { advertiser: presentProfile(row, offers), featured, cards, total, page, pageCount };
}

function presentProfile(row: ProfileRow, offers: AdvertiserProfile["offers"]): AdvertiserProfile {
  const { id: _, address, communeName, communeSlug, postalCode, departmentName, departmentCode, ...profile } = row;
  const isProfessional = row.role === "agent-commissionnaire";
  return {
    ...profile,
    siret: isProfessional ? row.siret : null,
    street: isProfessional && address !== "" ? address : null,
    place: { communeName, communeSlug, postalCode, departmentName, departmentCode },
    offers,
  };
}
