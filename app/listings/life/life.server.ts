import { type Actor, accountIdOf } from "#app/account/actor.ts";
import { may } from "#app/account/policy.ts";
import type { ListingEventKind } from "#app/domain/alert.ts";
import type { ListingStatus } from "#app/domain/listing.ts";
import type { JobQueue } from "#app/platform/jobs/jobs.server.ts";
import type { Connection } from "#db/client.ts";
import {
  beginPrices,
  insertListing,
  type ListingContent,
  type LockedListing,
  showListings,
  storePrice,
  traceStatus,
  unusedReference,
  updateListing,
} from "./life.repository.server.ts";
import { addListingEvent, type ListingEvent } from "./listing-events.repository.server.ts";
import { changeListingStatus } from "./listing-status.repository.server.ts";
import { isBeingCorrected, priceChange, type PriceChange } from "./price-change.ts";

/**
 * The life of a listing. All that writes listings goes through here, in the transaction of its caller, who has locked the
 * listing: who may, parts, price, event, and the row of `listings` last, which locks the counts of searches.
 */
type Needs = { jobs: JobQueue };

/** Callers have asked before, and answered whoever may not. */
function refuseOthers(actor: Actor, advertiserId: number): void {
  if (!may(actor, "listing.write", { advertiserId })) throw new Error("a listing was written by who may not");
}

type Preparing = {
  advertiser: { id: number; isSample: boolean };
  /** The reference decides the approximate place. */
  content: (reference: string) => ListingContent;
  now: Date;
};

/** Stores a listing that nobody sees yet, without photos. */
export async function prepare(
  tx: Connection,
  actor: Actor,
  { advertiser, content, now }: Preparing,
): Promise<{ id: number; reference: string }> {
  refuseOthers(actor, advertiser.id);
  for (;;) {
    const reference = await unusedReference(tx);
    const id = await insertListing(tx, { content: content(reference), reference, advertiser, now });
    if (id !== null) return { id, reference };
  }
}

/** Shows prepared listings of one organisation for the first time, by one statement: at most 25, as others wait for it. */
export async function show(
  { jobs }: Needs,
  tx: Connection,
  actor: Actor,
  { advertiserId, ids, now }: { advertiserId: number; ids: number[]; now: Date },
): Promise<void> {
  refuseOthers(actor, advertiserId);
  await traceStatus(tx, { ids, status: "disponible", userId: accountIdOf(actor) });
  for (const listingId of ids) await addListingEvent({ jobs }, tx, { listingId, kind: "new" });
  await beginPrices(tx, ids, now);
  await showListings(tx, ids, now);
}

/** Changes what a locked listing says, with its price; one that was not on show is shown again. */
export async function change(
  { jobs }: Needs,
  tx: Connection,
  actor: Actor,
  { before, content, now }: { before: LockedListing; content: ListingContent; now: Date },
): Promise<void> {
  refuseOthers(actor, before.advertiserId);
  const { id } = before;
  const { transaction, price } = content.listing;
  const status: ListingStatus = before.status === "en_negociation" ? "en_negociation" : "disponible";
  const changed = priceChange(before, { transaction, price }, now);
  if (changed.step) await storePrice(tx, id, { price, step: changed.step });
  if (status !== before.status) await traceStatus(tx, { ids: [id], status, userId: accountIdOf(actor) });
  const event = eventOf(before, { status, price, changed, now });
  if (event) await addListingEvent({ jobs }, tx, { listingId: id, ...event });
  const life = { status, publishedAt: before.publishedAt ?? now, ...changed.drop };
  await updateListing(tx, id, { content, life, now });
}

/**
 * What people are told of a change: a home that is on show again, or a lower price. A change on the first day is told to
 * those who did not hear of the home yet, since its mistake hid it from their searches.
 */
function eventOf(
  before: LockedListing,
  { status, price, changed, now }: { status: ListingStatus; price: number; changed: PriceChange; now: Date },
): Omit<ListingEvent, "listingId"> | null {
  if (before.status !== status) return { kind: before.publishedAt === null ? "new" : "back", price };
  if (changed.isTold) return { kind: "cheaper", price, formerPrice: before.price };
  return isBeingCorrected(before.publishedAt, now) ? { kind: "new", price } : null;
}

/** The event of a move to each status. */
const eventKinds: Partial<Record<ListingStatus, ListingEventKind>> = {
  disponible: "back",
  en_negociation: "negotiation",
  retiree: "gone",
  transmis: "gone",
};

/**
 * Changes the status of a locked listing. It asks no right: a seeker who withdraws from a negotiation moves the home too.
 * Only `moveListing` calls it (a unit test), whose callers have asked for their own act.
 */
export async function move(
  { jobs }: Needs,
  tx: Connection,
  actor: Actor,
  { id, from, to }: { id: number; from: ListingStatus; to: ListingStatus },
): Promise<void> {
  const kind = eventKinds[to];
  if (kind) await addListingEvent({ jobs }, tx, { listingId: id, kind });
  // Its status was checked under the lock: if it differs, roll everything back.
  if (!(await changeListingStatus(tx, { listingId: id, from, to, userId: accountIdOf(actor) })))
    throw new Error(`listing ${id} cannot go from ${from} to ${to}`);
}
