import { isReference } from "#app/browser-storage/favourite-references.ts";
import { listingHref } from "#app/listings/listing-address.ts";
import type { Platform } from "#app/platform/context.ts";
import { findAskedListing } from "#app/requests/requests.repository.server.ts";
import { findAlert, markClicked, markSeen } from "../alerts.repository.server.ts";
import { openAlertLink } from "./open-alert-link.server.ts";

/** `reference` is a home of an alert's mail; null for all that its search finds. */
type Visit = { token: string; reference: string | null; isPersons: boolean };

/**
 * Where a link of an alert's mail leads, also after its end. A person's visit shows that the mails are read; one to the
 * whole search also shows all that was new.
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
