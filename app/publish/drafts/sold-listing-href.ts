/** « Mes Publications » at a sold or let listing, with the message that it was not changed, and a way to put it back on show. */
export const soldListingHref = (reference: string): string =>
  `/publications?statut=transmises&q=${encodeURIComponent(reference)}&fermee`;
