import { type Actor, accountIdOf } from "#app/account/actor.ts";
import { may } from "#app/account/policy.ts";
import type { ListingEventKind } from "#app/domain/alert.ts";
import { type ListingStatus, isOnShow, type Transaction } from "#app/domain/listing.ts";
import { canFollow, type ListingStage, statusOfStage, storedStage } from "#app/domain/listing-stage.ts";
import type { JobQueue } from "#app/platform/jobs/jobs.server.ts";
import type { Connection } from "#db/client.ts";
import {
  beginPrices,
  drawReference,
  insertListing,
  type ListingContent,
  type LockedListing,
  lockPrepared,
  setAdvertiser,
  setInCharge,
  showListings,
  storePrice,
  storeStage,
  traceStatus,
  updateListing,
  updatePrice,
  updateTexts,
} from "./life.repository.server.ts";
import { addListingEvent, addListingEvents, type ListingEvent } from "./listing-events.repository.server.ts";
import { isBeingCorrected, priceChange, type PriceChange, type PriceFigures } from "./price-change.ts";

/**
 * The only writer of listings, in the transaction of a caller who has locked the listing. Order: permission, parts, price, event,
 * and last the row of `listings`, which locks the counts of searches.
 */
type Needs = { jobs: JobQueue };

/** Throws, since callers have checked the permission before and answered with a refusal. */
function refuseOthers(actor: Actor, advertiserId: number): void {
  if (!may(actor, "listing.write", { advertiserId })) throw new Error("forbidden write to listing");
}

type Preparing = {
  advertiser: { id: number; isSample: boolean };
  /** Makes the content; the approximate position depends on the reference. */
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
    const reference = drawReference();
    const id = await insertListing(tx, { content: content(reference), reference, advertiser, now });
    if (id !== null) return { id, reference };
  }
}

/** Other publications wait from the last statement to the commit; with more listings they would wait too long. */
export const MOST_SHOWN_AT_ONCE = 25;

/**
 * Shows prepared listings of one organisation for the first time, by one statement. Returns the ids of the listings it showed,
 * without deleted ones and ones shown before. Throws for more than `MOST_SHOWN_AT_ONCE`.
 */
export async function show(
  { jobs }: Needs,
  tx: Connection,
  actor: Actor,
  { advertiserId, ids, now }: { advertiserId: number; ids: number[]; now: Date },
): Promise<number[]> {
  if (ids.length > MOST_SHOWN_AT_ONCE) throw new Error(`${ids.length} listings were to be shown at once`);
  refuseOthers(actor, advertiserId);
  const prepared = await lockPrepared(tx, { advertiserId, ids });
  if (prepared.length === 0) return [];
  await traceStatus(tx, { ids: prepared, status: "disponible", userId: accountIdOf(actor) });
  await addListingEvents({ jobs }, tx, prepared, { kind: "new", actor, stage: "disponible" });
  await beginPrices(tx, prepared, now);
  await showListings(tx, prepared, now);
  return prepared;
}

/** The stage of a listing once its form is published again: on show, unless the portal hides it. */
export const stageAfterEdit = ({ status, stage }: Pick<LockedListing, "status" | "stage">): ListingStage =>
  isOnShow(status) || stage === "masquee" ? stage : "disponible";

/** Changes the content of a locked listing, with the price and the stage of `stageAfterEdit`. */
export async function change(
  { jobs }: Needs,
  tx: Connection,
  actor: Actor,
  { before, content, now }: { before: LockedListing; content: ListingContent; now: Date },
): Promise<void> {
  refuseOthers(actor, before.advertiserId);
  const { transaction, price } = content.listing;
  const after = { stage: stageAfterEdit(before), transaction, price };
  const life = await storeConsequences({ jobs }, tx, actor, { before, after, now });
  await updateListing(tx, before.id, { content, life, now });
}

/** Changes only the price of a locked listing on show, and the figures that follow it. Minor units. */
export async function changePriceAlone(
  { jobs }: Needs,
  tx: Connection,
  actor: Actor,
  { before, price, figures, now }: { before: LockedListing; price: number; figures: PriceFigures; now: Date },
): Promise<void> {
  refuseOthers(actor, before.advertiserId);
  const life = await storeConsequences({ jobs }, tx, actor, { before, after: { ...before, price }, now });
  await updatePrice(tx, before.id, { price, figures, life, now });
}

type After = { stage: ListingStage; transaction: Transaction; price: number };

/** The consequences of a change of a listing: the change of the price, and the event. */
export function consequencesOf(before: LockedListing, { stage, transaction, price }: After, now: Date) {
  const changed = priceChange(before, { transaction, price }, now);
  return { changed, event: eventOf(before, { status: statusOfStage[stage], changed, now }) };
}

/** Stores the consequences of a change, except in the listing's row, whose columns it returns. */
async function storeConsequences(
  { jobs }: Needs,
  tx: Connection,
  actor: Actor,
  { before, after, now }: { before: LockedListing; after: After; now: Date },
) {
  const { id } = before;
  const { stage, price } = after;
  const status = statusOfStage[stage];
  const { changed, event } = consequencesOf(before, after, now);
  if (changed.step) await storePrice(tx, id, { price, step: changed.step });
  if (status !== before.status) await traceStatus(tx, { ids: [id], status, userId: accountIdOf(actor) });
  await addListingEvent({ jobs }, tx, { listingId: id, actor, stage, price, ...event });
  return { status, stage: storedStage(stage), publishedAt: before.publishedAt ?? now, ...changed.drop };
}

/**
 * The event of a change: the home is on show again, its price is lower, or nobody is notified (`changed`). A change on the first
 * day is sent to alerts that have not matched yet, since a mistake may have hidden the home from them.
 */
function eventOf(
  before: LockedListing,
  { status, changed, now }: { status: ListingStatus; changed: PriceChange; now: Date },
): Pick<ListingEvent, "kind" | "formerPrice"> {
  if (before.status !== status) return { kind: before.publishedAt === null ? "new" : "back" };
  if (!isOnShow(status)) return { kind: "changed" };
  if (changed.isNotified) return { kind: "cheaper", formerPrice: before.price };
  return { kind: isBeingCorrected(before.publishedAt, now) ? "new" : "changed" };
}

/** The event of a move to another status. A move between two stages of one status notifies nobody. */
const eventKinds: Partial<Record<ListingStatus, ListingEventKind>> = {
  disponible: "back",
  en_negociation: "negotiation",
  retiree: "gone",
  transmis: "gone",
};

/**
 * Moves a locked listing to another stage. It checks no permission: a seeker who withdraws from a negotiation moves the home too.
 * Only `requests` calls it (a unit test), after a check of the caller's own act and of whether the stage may follow.
 */
export async function move(
  { jobs }: Needs,
  tx: Connection,
  actor: Actor,
  { id, from, to }: { id: number; from: ListingStage; to: ListingStage },
): Promise<void> {
  const status = statusOfStage[to];
  const isNewStatus = status !== statusOfStage[from];
  const kind = (isNewStatus ? eventKinds[status] : null) ?? "moved";
  await addListingEvent({ jobs }, tx, { listingId: id, kind, actor, stage: to });
  if (isNewStatus) await traceStatus(tx, { ids: [id], status, userId: accountIdOf(actor) });
  const stored = (stage: ListingStage) => ({ status: statusOfStage[stage], stage: storedStage(stage) });
  // Both were checked under the lock: if either fails here, roll everything back.
  if (!canFollow(from, to) || !(await storeStage(tx, id, { from: stored(from), to: stored(to) })))
    throw new Error(`listing ${id} cannot go from ${from} to ${to}`);
}

/** Gives a locked listing to a member of its organisation; null: to the administrators. */
export async function assign(
  tx: Connection,
  actor: Actor,
  { id, advertiserId, accountId }: { id: number; advertiserId: number; accountId: string | null },
): Promise<void> {
  refuseOthers(actor, advertiserId);
  await setInCharge(tx, id, accountId);
}

/** Corrects only the texts of a locked listing, for moderation. */
export async function correctTexts(
  { jobs }: Needs,
  tx: Connection,
  actor: Actor,
  { id, title, description, isOfTeam }: { id: number; title: string; description: string; isOfTeam: boolean },
): Promise<void> {
  if (!may(actor, "listing.correct", { isOfTeam })) throw new Error("forbidden correction of listing");
  await addListingEvent({ jobs }, tx, { listingId: id, kind: "changed", actor });
  await updateTexts(tx, id, { title, description });
}

/** Gives a locked listing to another organisation; its administrators are in charge. */
export async function transfer(
  { jobs }: Needs,
  tx: Connection,
  actor: Actor,
  { id, advertiserId }: { id: number; advertiserId: number },
): Promise<void> {
  if (!may(actor, "listing.transfer", {})) throw new Error("forbidden transfer of listing");
  await addListingEvent({ jobs }, tx, { listingId: id, kind: "changed", actor });
  await setAdvertiser(tx, id, advertiserId);
}
