import type { Actor } from "#app/account/actor.ts";
import type { RentControlPeriod } from "#app/domain/rent-control.ts";
import type { LockedListing } from "#app/listings/life/life.repository.server.ts";
import { findPublishedDraft } from "#app/publish/drafts/drafts.repository.server.ts";
import type { Connection } from "#db/client.ts";
import { type FeedDraft, lockFeedDraft } from "./feed-drafts.repository.server.ts";
import { findFeedHome, isWithdrawnByHand, type StoredHome } from "../feeds.repository.server.ts";
import type { LeftReason, ReportedProblem } from "../import.ts";

/** The owner of a feed, with the facts that are the same for all lines. */
export type FeedOwner = {
  feedId: number;
  keptFields: readonly string[];
  actor: Actor;
  advertiser: { id: number; isSample: boolean };
  /** The account that owns drafts: the eldest administrator. */
  draftsOf: string;
  /** Moderation forbids new listings. */
  isRestricted: boolean;
  rentControlPeriods: readonly RentControlPeriod[];
  now: Date;
};

/** A home as the last import stored it, with its draft or the listing that somebody published from it. */
export type KnownHome = StoredHome & {
  /** The locked draft; null after it was published or discarded. */
  draft: FeedDraft | null;
};

/** Finds the home of a key, with its draft locked, or with the listing that somebody published from the draft. */
export async function findKnownHome(
  tx: Connection,
  { feedId, advertiser }: FeedOwner,
  key: string,
): Promise<KnownHome | null> {
  const known = await findFeedHome(tx, { feedId, key });
  if (!known) return null;
  const draft = known.draftId === null ? null : await lockFeedDraft(tx, known.draftId);
  if (known.draftId === null || draft) return { ...known, draft };
  const published = await findPublishedDraft(tx, known.draftId);
  if (published?.advertiserId !== advertiser.id) return { ...known, draft };
  return { ...known, listingId: published.listingId, draftId: null, isWithdrawn: false, draft };
}

/** Why the import leaves a listing unchanged; null where the listing follows the file. */
export async function findLeftReason(
  tx: Connection,
  { advertiser }: FeedOwner,
  known: KnownHome | null,
  listing: LockedListing,
): Promise<LeftReason | null> {
  if (listing.advertiserId !== advertiser.id) return "transferred";
  if (listing.status === "transmis") return "sold_or_let";
  if (listing.stage === "masquee") return "hidden_by_portal";
  if (listing.status !== "retiree") return null;
  return known?.isWithdrawn && !(await isWithdrawnByHand(tx, listing.id)) ? null : "withdrawn_by_hand";
}

export const unchangedBecause = (reason: LeftReason): ReportedProblem => ({
  code: reason,
  rank: null,
  read: "",
  isError: false,
});
