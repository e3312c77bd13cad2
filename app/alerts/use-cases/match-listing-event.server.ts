import type { Platform } from "#app/platform/context.ts";
import { matchesListing } from "#app/search/saved/saved-search.ts";
import { LEAVING_MINUTES } from "#app/domain/alert.ts";
import { findAlertCandidates, findMatchedEvent, type MatchedEvent } from "../matching.repository.server.ts";
import {
  addAlertNotices,
  addFavouriteNotices,
  type MatchingAlert,
  lockEventsOf,
} from "../notices.repository.server.ts";
import type { Connection } from "#db/client.ts";

type Needs = Pick<Platform, "db" | "jobs" | "clock">;

/** The alerts whose search matches the listing of an event. */
export async function findAlertsOfEvent(db: Connection, event: MatchedEvent, now: Date): Promise<MatchingAlert[]> {
  const candidates = await findAlertCandidates(db, event);
  return candidates.filter((candidate) => matchesListing(candidate, event.listing, now));
}

const alertKinds = ["new", "back", "cheaper"];

/** Adds the notices of an event, and queues their mails. A second run adds none. */
export async function matchListingEvent({ db, jobs, clock }: Needs, eventId: number): Promise<void> {
  const event = await findMatchedEvent(db, eventId);
  if (!event || !isNews(event)) return;
  const { kind, listingId, advertiserId } = event;
  const matches = alertKinds.includes(kind) && event.isOnShow ? await findAlertsOfEvent(db, event, clock()) : [];
  await db.transaction(async (tx) => {
    // Two concurrent events of a listing must not both add a notice for one recipient.
    await lockEventsOf(tx, listingId);
    // Favourites first: a recipient gets one notice of an event, and a favourite is more personal than an alert.
    const favouriteCount = await addFavouriteNotices(tx, { eventId, kind, listingId, advertiserId });
    const alertCount = await addAlertNotices(tx, { eventId, matches, advertiserId });
    if (favouriteCount + alertCount > 0) await jobs.add(tx, "mail-notices", { due: "immediate" });
  });
}

type Moved = Pick<MatchedEvent, "kind" | "isOnShow" | "hasLeftAgain" | "minutesSinceLeft">;

/** Whether an event is worth a notice: not if a home left and returned, left twice, or was gone for some minutes only. */
export function isNews({ kind, isOnShow, hasLeftAgain, minutesSinceLeft }: Moved): boolean {
  if (kind === "gone") return !isOnShow && !hasLeftAgain;
  if (kind === "back") return minutesSinceLeft === null || minutesSinceLeft >= LEAVING_MINUTES;
  return true;
}
