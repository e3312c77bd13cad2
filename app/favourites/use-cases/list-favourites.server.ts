import type { Person } from "#app/account/actor.ts";
import { listingHref } from "#app/listings/listing-address.ts";
import { findListingCards } from "#app/listings/cards/listing-card.repository.server.ts";
import type { Database } from "#db/client.ts";
import type { FavouriteList } from "../favourite-list.ts";
import { findFavouriteReferences, findFavouriteListings } from "../favourites.repository.server.ts";

/** The listings of these references, in their order: cards of listings on show, names of listings that are gone. */
export async function listFavouritesByReference(
  { db }: { db: Database },
  references: string[],
): Promise<FavouriteList> {
  const found = await findFavouriteListings(db, references);
  const byReference = new Map(found.map((listing) => [listing.reference, listing]));
  const onShow = found.filter((listing) => listing.isOnShow);
  const cards = await findListingCards(
    db,
    onShow.map((listing) => listing.id),
  );
  const shown = new Set(cards.map((card) => card.reference));
  const gone = references
    .filter((reference) => !shown.has(reference))
    .map((reference) => {
      const listing = byReference.get(reference);
      return { reference, title: listing?.title ?? null, href: listing ? listingHref(listing) : null };
    });
  return { cards, gone };
}

/** Somebody's favourites, newest first. */
export async function listFavourites(needs: { db: Database }, actor: Person): Promise<FavouriteList> {
  return listFavouritesByReference(needs, await findFavouriteReferences(needs.db, actor.account.id));
}
