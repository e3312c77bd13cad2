import type { PossibleEvent } from "#app/domain/alert.ts";
import type { Platform } from "#app/platform/context.ts";
import { matchesListing } from "#app/search/saved/saved-search.ts";
import { findAlertCandidates, findMatchedListing } from "../matching.repository.server.ts";
import { countNotices } from "../notices.repository.server.ts";

/** Most favourites counted, and most alerts compared. */
const MOST_COUNTED = 1_000;

/** Numbers of people notified for their favourites, and of others for their alerts; `isLeast`: there may be more. */
export type PeopleToNotify = { favourites: number; alerts: number; isLeast: boolean };

/** How many people would be notified of an event with a new price. */
export async function countPeopleToNotify(
  { db, clock }: Pick<Platform, "db" | "clock">,
  event: PossibleEvent,
): Promise<PeopleToNotify> {
  const { listingId, price, priceChangedAt } = event;
  const found = await findMatchedListing(db, listingId);
  if (!found) return { favourites: 0, alerts: 0, isLeast: false };
  const listing = { ...found, values: { ...found.values, price, priceChangedAt } };
  const candidates = await findAlertCandidates(db, { listingId, listing }, MOST_COUNTED);
  const matches = candidates.filter((candidate) => matchesListing(candidate, listing, clock()));
  const counted = await countNotices(db, { event, matches, most: MOST_COUNTED });
  return { ...counted, isLeast: counted.favourites === MOST_COUNTED || candidates.length === MOST_COUNTED };
}
