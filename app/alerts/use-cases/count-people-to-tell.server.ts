import type { PossibleEvent } from "#app/domain/alert.ts";
import type { Platform } from "#app/platform/context.ts";
import { matchesListing } from "#app/search/saved-search.ts";
import { findAlertCandidates, findMatchedListing } from "../matching.repository.server.ts";
import { countNotices } from "../notices.repository.server.ts";

/** At most so many favourites are counted, and so many alerts compared. */
const MOST_COUNTED = 1_000;

/** People by their favourites, and others by their alerts; `isLeast`: there may be more. */
export type PeopleToTell = { favourites: number; alerts: number; isLeast: boolean };

/** How many people would be told of an event by which a listing gets another price. */
export async function countPeopleToTell(
  { db, clock }: Pick<Platform, "db" | "clock">,
  event: PossibleEvent,
): Promise<PeopleToTell> {
  const { listingId, price, priceChangedAt } = event;
  const found = await findMatchedListing(db, listingId);
  if (!found) return { favourites: 0, alerts: 0, isLeast: false };
  const listing = { ...found, values: { ...found.values, price, priceChangedAt } };
  const candidates = await findAlertCandidates(db, { listingId, listing }, MOST_COUNTED);
  const matches = candidates.filter((candidate) => matchesListing(candidate, listing, clock()));
  const counted = await countNotices(db, { event, matches, most: MOST_COUNTED });
  return { ...counted, isLeast: counted.favourites === MOST_COUNTED || candidates.length === MOST_COUNTED };
}
