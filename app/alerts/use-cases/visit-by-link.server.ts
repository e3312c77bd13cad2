import { isReference } from "#app/browser-storage/favourite-references.ts";
import { listingHref } from "#app/listings/listing-address.ts";
import type { Platform } from "#app/platform/context.ts";
import { findAskedListing } from "#app/requests/requests.repository.server.ts";
import { findAlert, markClicked, markSeen } from "../alerts.repository.server.ts";
import { openAlertLink } from "./open-alert-link.server.ts";

/** A click in an alert's mail; `reference` names a listing, null means all results of the search. */
type Visit = { token: string; reference: string | null; isPersons: boolean };

/**
 * The address to which a link of an alert's mail leads, also after the alert's end. A person's visit shows that the mails are
 * read; a visit to all results shows that all news are seen.
 */
export async function visitByLink(
  { db }: Pick<Platform, "db">,
  { token, reference, isPersons }: Visit,
): Promise<string> {
  const listing = isReference(reference) ? await findAskedListing(db, reference) : null;
  const link = await openAlertLink({ db }, token);
  const alert = link?.purpose === "alert" ? await findAlert(db, link.id) : null;
  if (alert && isPersons) await (listing ? markClicked : markSeen)(db, alert.id);
  if (listing) return listingHref(listing);
  return alert?.query ? `/annonces?${alert.query}` : "/annonces";
}
