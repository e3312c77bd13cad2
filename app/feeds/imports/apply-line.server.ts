import type { Actor } from "#app/account/actor.ts";
import { isOnShow } from "#app/domain/listing.ts";
import type { RentControlPeriod } from "#app/domain/rent-control.ts";
import { type LockedListing, lockListing } from "#app/listings/life/life.repository.server.ts";
import { prepare } from "#app/listings/life/life.server.ts";
import type { Platform } from "#app/platform/context.ts";
import { lockChanges } from "#app/publish/drafts/copies.repository.server.ts";
import { findPublishedDraft } from "#app/publish/drafts/drafts.repository.server.ts";
import type { CheckedListing } from "#app/publish/form/check-listing.ts";
import type { DraftForm } from "#app/publish/form/draft-form.ts";
import type { PublishCommune } from "#app/publish/form/publish-commune.ts";
import { listingColumns } from "#app/publish/publication/listing-columns.ts";
import { closeDraft, setListingPhotos } from "#app/publish/publication/publishing.repository.server.ts";
import { changeContent } from "#app/publish/publication/use-cases/change-content.server.ts";
import { withdrawListing } from "#app/requests/use-cases/change-listing.server.ts";
import type { Connection } from "#db/client.ts";
import { mergeDraft } from "./changed-by-hand.ts";
import { findCommuneOf } from "./check-home.server.ts";
import { choosePhotos, type ShownPhoto } from "./choose-photos.ts";
import { compareHome } from "./compare-home.server.ts";
import {
  discardFeedDraft,
  type FeedDraft,
  findDraftPhotos,
  findListingPhotos,
  isOwnReference,
  lockFeedDraft,
  setDraftPhotos,
  storeFeedDraft,
} from "./feed-drafts.repository.server.ts";
import {
  findFeedHome,
  isWithdrawnByHand,
  noteWithdrawn,
  saveFeedHome,
  type StoredHome,
} from "./feeds.repository.server.ts";
import type { FeedHome, FieldChange, ImportLine, LeftReason, LineOutcome, ReportedProblem } from "./import.ts";
import { withFormerPhotos } from "./living-photos.server.ts";
import { unknownPlace } from "./remark.ts";

type ApplyingNeeds = Pick<Platform, "env" | "mailer" | "jobs">;

/** Whose feed it is, and what is the same for all of its lines. */
export type FeedOwner = {
  feedId: number;
  keptFields: readonly string[];
  actor: Actor;
  advertiser: { id: number; isSample: boolean };
  /** Whose name drafts bear: the eldest administrator. */
  draftsOf: string;
  /** Moderation lets it publish nothing new. */
  isRestricted: boolean;
  rentControlPeriods: readonly RentControlPeriod[];
  now: Date;
};

export type Applied = {
  outcome: LineOutcome;
  problems: ReportedProblem[];
  changes?: FieldChange[];
  listingId?: number;
  draftId?: string;
  /** Prepared, and shown with the others of its chunk. */
  isToShow?: boolean;
  /** Its reasons have not been told before. */
  isNewDraft?: boolean;
};

/** Does what a line of a file asks for, under the locks of its transaction. */
export async function applyLine(
  needs: ApplyingNeeds,
  tx: Connection,
  owner: FeedOwner,
  line: ImportLine,
): Promise<Applied> {
  const known = await findCurrentHome(tx, owner, line.key);
  const listing = known?.listingId ? await lockListing(tx, known.listingId) : null;
  if (line.home === null) return withdraw(needs, tx, owner, { key: line.key, known, listing });
  if (!known && (await isOwnReference(tx, { advertiserId: owner.advertiser.id, reference: line.key })))
    return { outcome: "left", problems: [...line.problems, left("typed_here")] };
  const reason = listing ? await leftReason(tx, owner, known, listing) : null;
  if (listing && reason) return { outcome: "left", problems: [...line.problems, left(reason)], listingId: listing.id };
  // Its last file left it incomplete, so it is off show: people correct its draft, not the listing.
  const lastFileForm = known?.draftId ? null : (known?.form ?? null);
  const before = listing && { reference: listing.reference, lastFileForm };
  const { keptFields } = owner;
  const { commune, file, check, changes } = await compareHome(tx, {
    home: line.home,
    named: await findCommuneOf(tx, line.home),
    before,
    draft: known?.draft && known.form ? { typed: known.draft.form, lastFile: known.form } : null,
    keptFields,
    law: owner,
  });
  const home = { ...line.home, photos: await withFormerPhotos(tx, line.home.photos, known?.photos ?? []) };
  const context = { line, home, known, fileForm: file.form };
  const isHeldBack = owner.isRestricted && !listing;
  // What somebody has completed in a draft, and not published yet, is that person's to publish.
  const isBeingCompleted = known?.draft && !file.listing;
  if (!check.listing || !commune || isHeldBack || isBeingCompleted) {
    const { problems: lacks } = isBeingCompleted ? file : check;
    const problems =
      isHeldBack && check.listing ? [left("restricted")] : [...(commune ? [] : unknownPlace(line.home)), ...lacks];
    return keepAsDraft(needs, tx, owner, { ...context, listing, form: check.form, problems });
  }
  const problems = [...line.problems, ...check.problems];
  const { photos, change } = await photosToShow(tx, owner, { home, known, listing, draft: known?.draft ?? null });
  const allChanges = [...changes, ...(change ? [change] : [])];
  const isUnchanged = allChanges.every(({ byHand }) => byHand === "kept");
  if (listing && isOnShow(listing.status) && isUnchanged) {
    await remember(tx, owner, context, { listingId: listing.id, draftId: null });
    return { outcome: "unchanged", problems, changes: allChanges, listingId: listing.id };
  }
  const content = { listing: check.listing, commune, photos };
  const applied = listing
    ? await changeHome(needs, tx, owner, { ...content, before: listing })
    : await addHome(tx, owner, content);
  // Whoever has the draft open is led to the listing.
  if (known?.draft)
    await closeDraft(tx, {
      draftId: known.draft.id,
      userId: owner.draftsOf,
      listingId: applied.listingId,
      isNew: !listing,
    });
  await remember(tx, owner, context, { listingId: applied.listingId, draftId: null });
  const outcome = listing ? (known?.isWithdrawn ? "back" : "changed") : "new";
  return { ...applied, outcome, problems, changes: allChanges };
}

/** What the feed stored of a home, or what somebody has published of it meanwhile. */
type KnownHome = StoredHome & {
  /** Locked; null once it was published or discarded. */
  draft: FeedDraft | null;
};

/** The home of the feed, whose draft is locked, or with the listing that its draft has become meanwhile. */
async function findCurrentHome(
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

/** Why a home of the file stays as the portal has it; null where it follows the file. */
async function leftReason(
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

export const left = (reason: LeftReason): ReportedProblem => ({ code: reason, rank: null, read: "", isError: false });

type Leaving = { key: string; known: KnownHome | null; listing: LockedListing | null };

async function withdraw(
  needs: ApplyingNeeds,
  tx: Connection,
  owner: FeedOwner,
  { key, known, listing }: Leaving,
): Promise<Applied> {
  const reason =
    listing && ((await leftReason(tx, owner, known, listing)) ?? (await takeOffShow(needs, tx, owner, listing)));
  if (!reason || reason === "withdrawn_by_hand") {
    if (known?.draft) await discardFeedDraft(tx, known.draft.id);
    await noteWithdrawn(tx, { feedId: owner.feedId, key });
  }
  if (reason) return { outcome: "left", problems: [left(reason)], listingId: listing.id };
  return { outcome: "withdrawn", problems: [], ...(listing ? { listingId: listing.id } : {}) };
}

async function takeOffShow(
  needs: ApplyingNeeds,
  tx: Connection,
  { actor }: FeedOwner,
  { id, status }: LockedListing,
): Promise<LeftReason | null> {
  if (!isOnShow(status)) return null;
  return (await withdrawListing(needs, tx, { actor, id })) === null ? null : "negotiated";
}

type Photos = {
  home: FeedHome;
  known: KnownHome | null;
  listing: LockedListing | null;
  /** The one that the file goes on writing. */
  draft: FeedDraft | null;
};

/** The photos of the home after the file. What was arranged in a draft stays. */
async function photosToShow(tx: Connection, { keptFields }: FeedOwner, { home, known, listing, draft }: Photos) {
  const shown = draft ? await findDraftPhotos(tx, draft.id) : listing && (await findListingPhotos(tx, listing.id));
  const isKept = draft !== null || keptFields.includes("photos");
  return choosePhotos({ file: home.photos, lastFile: known?.photos ?? [], shown, isKept });
}

type Content = { listing: CheckedListing; commune: PublishCommune; photos: ShownPhoto[] };

async function addHome(tx: Connection, { actor, advertiser, now }: FeedOwner, { listing, commune, photos }: Content) {
  const content = (reference: string) => listingColumns(listing, commune, reference);
  const { id } = await prepare(tx, actor, { advertiser, content, now });
  await setListingPhotos(tx, id, photos);
  return { listingId: id, isToShow: true };
}

async function changeHome(
  needs: ApplyingNeeds,
  tx: Connection,
  { actor, now }: FeedOwner,
  { before, listing, commune, photos }: Content & { before: LockedListing },
) {
  await setListingPhotos(tx, before.id, photos);
  await changeContent(needs, tx, actor, { before, listing, commune, now });
  return { listingId: before.id };
}

type Context = { line: ImportLine; home: FeedHome; known: KnownHome | null; fileForm: DraftForm };
type Drafted = Context & { listing: LockedListing | null; form: DraftForm; problems: ReportedProblem[] };

/** What must not be shown as it is waits as a draft; what was on show before leaves the lists. */
async function keepAsDraft(needs: ApplyingNeeds, tx: Connection, owner: FeedOwner, drafted: Drafted): Promise<Applied> {
  const { line, home, known, listing, form } = drafted;
  const problems = [...line.problems, ...drafted.problems];
  const listingId = listing ? { listingId: listing.id } : {};
  const draft = known?.draft ?? (listing && (await lockChanges(tx, listing.id)));
  if (known?.draftId && known.hash === line.hash) {
    if (!draft) return { outcome: "left", problems: [...problems, left("discarded")], ...listingId };
    if (known.photos.some(({ missing }) => missing === "for_now")) {
      const { photos } = await photosToShow(tx, owner, { home, known, listing, draft });
      await setDraftPhotos(tx, draft.id, photos);
      await remember(tx, owner, drafted, { listingId: listing?.id ?? null, draftId: draft.id });
    }
    return { outcome: "draft", problems, draftId: draft.id, ...listingId };
  }
  const reason = listing && (await takeOffShow(needs, tx, owner, listing));
  if (reason) return { outcome: "left", problems: [...problems, left(reason)], ...listingId };
  const lastFile = known?.form;
  const { photos } = await photosToShow(tx, owner, { home, known, listing, draft });
  const draftId = await storeFeedDraft(tx, {
    id: draft?.id ?? null,
    userId: owner.draftsOf,
    advertiserId: owner.advertiser.id,
    listingId: listing?.id ?? null,
    // The listing's own draft, which somebody has begun.
    form: draft && lastFile && !known.draft ? mergeDraft({ file: form, typed: draft.form, lastFile }) : form,
    photos,
  });
  await remember(tx, owner, drafted, { listingId: listing?.id ?? null, draftId });
  return { outcome: "draft", isNewDraft: true, problems, draftId, ...listingId };
}

/** Notes what the file said of a home, and what became of it. */
async function remember(
  tx: Connection,
  { feedId }: FeedOwner,
  { line, home, fileForm }: Context,
  became: { listingId: number | null; draftId: string | null },
): Promise<void> {
  // Where a file has them in the storage ends with its import.
  const photos = home.photos.map(({ stored: _stored, ...photo }) => photo);
  const isWithdrawn = became.draftId !== null && became.listingId !== null;
  const { key, reference, hash } = line;
  await saveFeedHome(tx, { feedId, key, reference, hash: hash ?? "", form: fileForm, photos, isWithdrawn, ...became });
}
