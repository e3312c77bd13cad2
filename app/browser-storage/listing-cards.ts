/** References that one call for cards may name. */
export const MOST_CARDS = 12;

/** `/api/annonces?references=A,B` */
export const listingCardsHref = (references: readonly string[]): string =>
  `/api/annonces?references=${references.join(",")}`;
