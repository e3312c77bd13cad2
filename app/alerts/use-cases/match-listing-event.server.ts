import type { Platform } from "#app/platform/context.ts";
import { findsListing } from "#app/search/saved-search.ts";
import { findAlertCandidates, findMatchedEvent, type MatchedEvent } from "../matching.repository.server.ts";
import { addAlertNotices, addFavouriteNotices, type FindingAlert, lockEventsOf } from "../notices.repository.server.ts";
import type { Connection } from "#db/client.ts";

type Needs = Pick<Platform, "db" | "jobs" | "clock">;

/** The alerts that find the listing of an event. */
export async function findAlertsOfEvent(db: Connection, event: MatchedEvent, now: Date): Promise<FindingAlert[]> {
  const candidates = await findAlertCandidates(db, event);
  return candidates.filter((candidate) => findsListing(candidate, event.listing, now));
}

const alertKinds = ["new", "back", "cheaper"];

/** Notes whom an event is told, and queues their mails. A second run notes nobody new. */
export async function matchListingEvent({ db, jobs, clock }: Needs, eventId: number): Promise<void> {
  const event = await findMatchedEvent(db, eventId);
  if (!event) return;
  const { kind, listingId, ownerEmail } = event;
  const found = alertKinds.includes(kind) && event.isOnShow ? await findAlertsOfEvent(db, event, clock()) : [];
  await db.transaction(async (tx) => {
    // Two events of a home at once must not both find that a person was told nothing yet.
    await lockEventsOf(tx, listingId);
    // Favourites first: who keeps a home hears of it as such.
    const keepers = await addFavouriteNotices(tx, { eventId, kind, listingId, ownerEmail });
    const prompt = await addAlertNotices(tx, { eventId, found, ownerEmail });
    if (keepers + prompt > 0) await jobs.add(tx, "mail-notices", { due: "immediate" });
  });
}
