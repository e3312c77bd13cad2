import { createOwnAdvertiser, findOwnAdvertiser } from "#app/advertisers/own-advertiser.repository.server.ts";
import type { Person } from "#app/account/actor.ts";
import { may, reachOf } from "#app/account/policy.ts";
import { lockAccountForUpdate } from "#app/account/account.repository.server.ts";
import type { ListingStatus } from "#app/domain/listing.ts";
import { addListingEvent, type ListingEvent } from "#app/listings/life/listing-events.repository.server.ts";
import { storePrice } from "#app/listings/prices/listing-prices.repository.server.ts";
import { isBeingCorrected, priceChange, type PriceChange } from "#app/listings/life/price-change.ts";
import { spend } from "#app/platform/security/limits.repository.server.ts";
import type { Platform } from "#app/platform/context.ts";
import { tellPriceChange } from "#app/requests/use-cases/tell-price-change.server.ts";
import type { Connection } from "#db/client.ts";
import { type CheckedListing, checkedListing } from "../../form/check-listing.ts";
import type { Draft } from "../../drafts/draft.ts";
import { findDraft } from "../../drafts/drafts.repository.server.ts";
import { listingColumns } from "../listing-columns.ts";
import type { Published } from "../published.ts";
import { unusualPrice } from "../unusual-price.ts";
import type { PublishCommune } from "../../form/publish-commune.ts";
import {
  closeDraft,
  unusedReference,
  insertListing,
  lockDraftForUpdate,
  lockListing,
  replacePhotos,
  replaceRooms,
  showListing,
  traceStatus,
  updateDetails,
  updateListing,
} from "../publishing.repository.server.ts";
import { openDraft } from "../../drafts/use-cases/open-draft.server.ts";

type Needs = Pick<Platform, "db" | "env" | "jobs" | "clock" | "log" | "rentControlPeriods">;
type Asked = {
  actor: Person;
  draftId: string;
  /** A price that its author has confirmed though it is unusual, in minor units. */
  confirmedPrice?: number | null;
};
type Publishing = Pick<Asked, "actor" | "confirmedPrice"> & {
  draft: Draft;
  listing: CheckedListing;
  commune: PublishCommune;
  now: Date;
};

/**
 * « Déposer l’annonce »: checks everything, then publishes the draft's listing, or updates the one that it edits. A
 * double click or two pages publish once, and get the same answer.
 */
export async function publishListing(needs: Needs, asked: Asked): Promise<Published> {
  const { db, clock, log } = needs;
  const { actor, draftId, confirmedPrice = null } = asked;
  if (!reachOf(actor, "listing.write")) return { ok: false, code: "unknown" };
  const opened = await openDraft(needs, { actor, draftId });
  if (!opened.ok) return opened;
  if (opened.kind === "published") return { ok: true };
  const listing = checkedListing(opened.check);
  const { draft, commune } = opened;
  if (!listing || !commune) return { ok: false, code: "incomplete", problems: opened.check.problems };

  const publishing = { actor, confirmedPrice, draft, listing, commune, now: clock() };
  const outcome = await db.transaction(async (tx): Promise<Published | "again"> => {
    if (!(await lockAccountForUpdate(tx, actor.account.id))) return { ok: false, code: "unknown" };
    if (!(await lockDraftForUpdate(tx, { id: draft.id, actor }))) return "again";
    const current = await findDraft(tx, { id: draft.id, actor });
    // Check again what was saved since the first check.
    if (JSON.stringify(current?.form) !== JSON.stringify(draft.form)) return "again";
    return draft.listingId === null
      ? publishNew(needs, tx, publishing)
      : publishChanges(needs, tx, publishing, draft.listingId);
  });
  if (outcome === "again") return publishListing(needs, asked);
  if (outcome.ok) log.info({ draft: draft.id }, "a listing is published");
  return outcome;
}

/** Spent where nothing more can be asked or refused, so that a price to confirm costs one publication. */
const mayPublish = (tx: Connection, actor: Person) => spend(tx, ["publications", { account: actor.account.id }]);

async function publishNew(
  { jobs }: Needs,
  tx: Connection,
  { actor, draft, listing, commune, now }: Publishing,
): Promise<Published> {
  if (!(await mayPublish(tx, actor))) return { ok: false, code: "too_many" };
  const advertiser = (await findOwnAdvertiser(tx, actor)) ?? (await createOwnAdvertiser(tx, actor, commune.id));
  for (;;) {
    const reference = await unusedReference(tx);
    const columns = listingColumns(listing, commune, reference);
    const made = await insertListing(tx, { columns, reference, advertiser, now });
    if (!made) continue;
    await storeParts(tx, { actor, draft, listingId: made.id, rooms: columns.rooms, isNew: true });
    await traceStatus(tx, { listingId: made.id, status: "disponible", userId: actor.account.id });
    await addListingEvent({ jobs }, tx, { listingId: made.id, kind: "new", price: columns.listing.price });
    await storePrice(tx, made.id, { price: columns.listing.price, step: { since: now, startsAnew: true } });
    await showListing(tx, made.id, now);
    return { ok: true };
  }
}

/** Reference and publication day stay; so does the status, unless the listing was not on show. */
async function publishChanges(
  { jobs, env }: Needs,
  tx: Connection,
  { actor, confirmedPrice, draft, listing, commune, now }: Publishing,
  listingId: number,
): Promise<Published> {
  const before = await lockListing(tx, listingId);
  if (!before || !may(actor, "listing.write", before)) return { ok: false, code: "unknown" };
  if (before.status === "transmis") return { ok: false, code: "sold_or_let" };
  // Before anything is told to anybody.
  const price = unusualPrice(before, listing);
  if (price && confirmedPrice !== price.to) return { ok: false, code: "unusual_price", price };
  if (!(await mayPublish(tx, actor))) return { ok: false, code: "too_many" };
  const status: ListingStatus = before.status === "en_negociation" ? "en_negociation" : "disponible";
  const columns = listingColumns(listing, commune, before.reference);
  const change = priceChange(before, columns.listing, now);
  const life = { status, publishedAt: before.publishedAt ?? now, updatedAt: now, ...change.drop };
  await updateDetails(tx, listingId, columns);
  await storeParts(tx, { actor, draft, listingId, rooms: columns.rooms, isNew: before.publishedAt === null });
  if (change.step) await storePrice(tx, listingId, { price: listing.price, step: change.step });
  await tellPriceChange({ env }, tx, { listingId, before, after: columns.listing });
  if (status !== before.status) await traceStatus(tx, { listingId, status, userId: actor.account.id });
  const event = eventOf(before, { status, price: listing.price, change, now });
  if (event) await addListingEvent({ jobs }, tx, { listingId, ...event });
  await updateListing(tx, listingId, { columns, life });
  return { ok: true };
}

type LockedListing = NonNullable<Awaited<ReturnType<typeof lockListing>>>;

/**
 * What people are told of a change: a home that is on show again, or a lower price. A change on the first day is told to
 * those who did not hear of the home yet, since its mistake hid it from their searches.
 */
function eventOf(
  before: LockedListing,
  { status, price, change, now }: { status: ListingStatus; price: number; change: PriceChange; now: Date },
): Omit<ListingEvent, "listingId"> | null {
  if (before.status !== status) return { kind: before.publishedAt === null ? "new" : "back", price };
  if (change.isTold) return { kind: "cheaper", price, formerPrice: before.price };
  return isBeingCorrected(before.publishedAt, now) ? { kind: "new", price } : null;
}

type Parts = {
  actor: Person;
  draft: Draft;
  listingId: number;
  rooms: { name: string; area: number | null }[];
  isNew: boolean;
};

/** Stores what a listing has in other tables, and closes the draft. */
async function storeParts(tx: Connection, { actor, draft, listingId, rooms, isNew }: Parts): Promise<void> {
  await replaceRooms(tx, listingId, rooms);
  await replacePhotos(tx, listingId, draft.id);
  await closeDraft(tx, { draftId: draft.id, userId: actor.account.id, listingId, isNew });
}
