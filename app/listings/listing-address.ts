/** `/annonces/<slug>-<reference>`. References have no hyphen. */
export function listingHref(listing: { slug: string; reference: string }): string {
  return `/annonces/${listing.slug}-${listing.reference}`;
}

/** The address of a listing's printable sheet, from the listing's. */
export const printHref = (href: string): string => `${href}/imprimer`;

/** The address of a home's budget, from the listing's. */
export const budgetHref = (href: string): string => `${href}/budget`;

/** Reads the last part of a listing's address; null where it has no reference. Case-insensitive. */
export function parseListingAddress(part: string): { slug: string; reference: string } | null {
  const match = /^(?:(?<slug>[^/]{1,200})-)?(?<reference>[a-z0-9]{4,16})$/i.exec(part);
  if (!match?.groups?.reference) return null;
  return { slug: match.groups.slug ?? "", reference: match.groups.reference.toUpperCase() };
}
