/** Maximum number of references in one call for cards. */
export const MOST_CARDS = 12;

/** `/api/annonces?references=A,B` */
export const listingCardsHref = (references: readonly string[]): string =>
  `/api/annonces?references=${references.join(",")}`;
