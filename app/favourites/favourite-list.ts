import type { ListingCard } from "#app/listings/card-input.ts";

/** A favourite that is no longer on show; without title and page (with similar homes) where the reference was never public. */
export type GoneFavourite = { reference: string; title: string | null; href: string | null };

/** Favourites in the requested order: listings on show as cards, the others by name. */
export type FavouriteList = { cards: ListingCard[]; gone: GoneFavourite[] };

/** Maximum number of references in one call for cards. */
export const MOST_PER_CALL = 100;

/** `/favoris/annonces?references=A,B` */
export const favouriteListingsHref = (references: readonly string[]): string =>
  `/favoris/annonces?references=${references.join(",")}`;
