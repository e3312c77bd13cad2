/** « Mes Publications » at a listing that is sold or let: it says that the listing is not changed, and can put it back. */
export const soldListingHref = (reference: string): string =>
  `/publications?statut=transmises&q=${encodeURIComponent(reference)}&fermee`;
