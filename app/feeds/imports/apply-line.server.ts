import { randomUUID } from "node:crypto";
import type { Actor } from "#app/account/actor.ts";
import { unambiguousName } from "#app/communes/unambiguous-name.ts";
import type { RentControlPeriod } from "#app/domain/rent-control.ts";
import { type LockedListing, lockListing } from "#app/listings/life/life.repository.server.ts";
import { prepare } from "#app/listings/life/life.server.ts";
import type { Platform } from "#app/platform/context.ts";
import { isDraftDiscarded, findPublishedDraft } from "#app/publish/drafts/drafts.repository.server.ts";
import { findListingToCopy } from "#app/publish/drafts/copies.repository.server.ts";
import { formOfListing } from "#app/publish/drafts/form-of-listing.ts";
import type { CheckedListing } from "#app/publish/form/check-listing.ts";
import type { DraftForm } from "#app/publish/form/draft-form.ts";
import type { PublishCommune } from "#app/publish/form/publish-commune.ts";
import { listingColumns } from "#app/publish/publication/listing-columns.ts";
import { setListingPhotos } from "#app/publish/publication/publishing.repository.server.ts";
import { changeContent } from "#app/publish/publication/use-cases/change-content.server.ts";
import { withdrawListing } from "#app/requests/use-cases/change-listing.server.ts";
import type { Connection } from "#db/client.ts";
import { checkHome, findCommuneOf } from "./check-home.server.ts";
import { canonicalForm, changesOf, mergeForms } from "./changed-by-hand.ts";
import { deleteFeedDraft, findListingPhotoIds, storeFeedDraft } from "./feed-drafts.repository.server.ts";
import type { FeedHome, FieldChange, ImportLine, LeftReason, LineOutcome, ReportedProblem } from "./import.ts";
import { findFeedHome, noteWithdrawn, saveFeedHome, type StoredHome } from "./feeds.repository.server.ts";

export type ApplyingNeeds = Pick<Platform, "env" | "mailer" | "jobs">;

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
};

/** Does what a line of a file asks for, under the locks of its transaction. */
export async function applyLine(
  needs: ApplyingNeeds,
  tx: Connection,
  owner: FeedOwner,
  line: ImportLine,
): Promise<Applied> {
  if (line.home === null) return withdraw(needs, tx, owner, line);
  const known = await findCurrentHome(tx, owner, line.key);
  const before = known?.listingId ? await lockListing(tx, known.listingId) : null;
  const reason = before && known ? leftReason(owner, known, before) : null;
  if (reason) return { outcome: "left", problems: [...line.problems, left(reason)], listingId: before!.id };
  const commune = await findCommuneOf(tx, line.home);
  const read = { ...line.home.form, commune: commune ? unambiguousName(commune) : "" };
  const current = before && commune && (await readCurrent(tx, before.reference, read.commune as string));
  const stored = known && commune ? canonicalForm(known.form, commune) : null;
  const plain = checkHome(read, commune, owner);
  const { form, byHand } =
    current && stored
      ? mergeForms({ read: plain.form, current, stored, kept: owner.keptFields })
      : { form: plain.form, byHand: [] };
  const { form: shown, listing, problems } = byHand.length > 0 ? checkHome(form, commune, owner) : plain;
  const context = { line, home: line.home, known, form: plain.form };
  if (!listing || !commune || (owner.isRestricted && !before)) {
    const why = owner.isRestricted && !before && listing ? [left("restricted")] : problems;
    return keepAsDraft(needs, tx, owner, { ...context, before, shown, problems: why });
  }
  const photos = await photosToShow(tx, owner, { home: line.home, known, before });
  const changes = current ? changesOf({ current, next: canonicalForm(shown, commune), byHand }) : [];
  if (before && known && !known.isWithdrawn && changes.length === 0 && photos.changes.length === 0) {
    await remember(tx, owner, context, { listingId: before.id, draftId: null });
    return { outcome: "unchanged", problems: [...line.problems, ...problems], listingId: before.id };
  }
  const applied = before
    ? await changeHome(needs, tx, owner, { before, listing, commune, photos: photos.ids })
    : await addHome(tx, owner, { listing, commune, photos: photos.ids });
  if (known?.draftId) await deleteFeedDraft(tx, known.draftId);
  await remember(tx, owner, context, { listingId: applied.listingId, draftId: null });
  const outcome = before ? (known?.isWithdrawn ? "back" : "changed") : "new";
  return { ...applied, outcome, problems: [...line.problems, ...problems], changes: [...changes, ...photos.changes] };
}

/** The home of the feed, with the listing that its draft has become meanwhile. */
async function findCurrentHome(
  tx: Connection,
  { feedId, advertiser }: FeedOwner,
  key: string,
): Promise<StoredHome | null> {
  const known = await findFeedHome(tx, { feedId, key });
  if (!known || known.listingId !== null || known.draftId === null) return known;
  const published = await findPublishedDraft(tx, known.draftId);
  return published?.advertiserId === advertiser.id ? { ...known, listingId: published.listingId } : known;
}

/** Why a home of the file stays as the portal has it; null where it follows the file. */
function leftReason({ advertiser }: FeedOwner, known: StoredHome, before: LockedListing): LeftReason | null {
  if (before.advertiserId !== advertiser.id) return "transferred";
  if (before.status === "transmis") return "sold_or_let";
  if (before.stage === "masquee") return "hidden_by_portal";
  return before.status === "retiree" && !known.isWithdrawn ? "withdrawn_by_hand" : null;
}

const left = (reason: LeftReason): ReportedProblem => ({ code: reason, rank: null, read: "", isError: false });

async function withdraw(needs: ApplyingNeeds, tx: Connection, owner: FeedOwner, line: ImportLine): Promise<Applied> {
  const known = await findFeedHome(tx, { feedId: owner.feedId, key: line.key });
  if (!known?.listingId) return { outcome: "withdrawn", problems: [] };
  const { listingId } = known;
  const refusal = await withdrawListing(needs, tx, { actor: owner.actor, id: listingId });
  if (refusal === "negotiating") return { outcome: "left", problems: [left("negotiated")], listingId };
  await noteWithdrawn(tx, { feedId: owner.feedId, key: line.key });
  return { outcome: "withdrawn", problems: [], listingId };
}

async function readCurrent(tx: Connection, reference: string, commune: string): Promise<DraftForm | null> {
  const row = await findListingToCopy(tx, reference);
  return row && formOfListing(row, commune);
}

type Photos = { home: FeedHome; known: StoredHome | null; before: LockedListing | null };

/** The photos of the file, unless they were changed by hand and such changes are kept. */
async function photosToShow(tx: Connection, owner: FeedOwner, { home, known, before }: Photos) {
  const wanted = home.photos.flatMap(({ mediaId, title }) => (mediaId ? [{ mediaId, alt: title }] : []));
  if (!before || !known) return { ids: wanted, changes: [] };
  const shown = await findListingPhotoIds(tx, before.id);
  const same = (one: (number | undefined)[], other: (number | undefined)[]) => one.join() === other.join();
  const lastRead = known.photos.flatMap(({ mediaId }) => mediaId ?? []);
  const byHand = !same(shown, lastRead);
  const isKept = byHand && owner.keptFields.includes("photos");
  const isSame = same(
    shown,
    wanted.map(({ mediaId }) => mediaId),
  );
  const change: FieldChange = { field: "photos", byHand: byHand ? (isKept ? "kept" : "replaced") : null };
  return { ids: isKept ? null : wanted, changes: isSame ? [] : [change] };
}

type Content = { listing: CheckedListing; commune: PublishCommune; photos: { mediaId: number; alt: string }[] | null };

async function addHome(tx: Connection, { actor, advertiser, now }: FeedOwner, { listing, commune, photos }: Content) {
  const content = (reference: string) => listingColumns(listing, commune, reference);
  const { id } = await prepare(tx, actor, { advertiser, content, now });
  await setListingPhotos(tx, id, photos ?? []);
  return { listingId: id, isToShow: true };
}

async function changeHome(
  needs: ApplyingNeeds,
  tx: Connection,
  { actor, now }: FeedOwner,
  { before, listing, commune, photos }: Content & { before: LockedListing },
) {
  if (photos) await setListingPhotos(tx, before.id, photos);
  await changeContent(needs, tx, actor, { before, listing, commune, now });
  return { listingId: before.id };
}

type Context = { line: ImportLine; home: FeedHome; known: StoredHome | null; form: DraftForm };
type Drafted = Context & { before: LockedListing | null; shown: DraftForm; problems: ReportedProblem[] };

/** What must not be shown as it is waits as a draft; what was on show before leaves the lists. */
async function keepAsDraft(needs: ApplyingNeeds, tx: Connection, owner: FeedOwner, drafted: Drafted): Promise<Applied> {
  const { line, home, known, before, shown, problems } = drafted;
  const reported = [...line.problems, ...problems];
  if (known?.draftId && (await isDraftDiscarded(tx, known.draftId)) && known.hash === line.hash)
    return { outcome: "left", problems: [...reported, left("discarded")] };
  if (before) {
    const refusal = await withdrawListing(needs, tx, { actor: owner.actor, id: before.id });
    if (refusal === "negotiating")
      return { outcome: "left", problems: [...reported, left("negotiated")], listingId: before.id };
  }
  const draftId = await storeFeedDraft(tx, {
    id: known?.draftId ?? randomUUID(),
    userId: owner.draftsOf,
    advertiserId: owner.advertiser.id,
    listingId: before?.id ?? null,
    form: shown,
    photos: home.photos,
  });
  await remember(tx, owner, drafted, { listingId: before?.id ?? null, draftId });
  return { outcome: "draft", problems: reported, draftId, ...(before ? { listingId: before.id } : {}) };
}

/** Notes what the file said of a home, and what became of it. */
async function remember(
  tx: Connection,
  { feedId }: FeedOwner,
  { line, home, form }: Context,
  became: { listingId: number | null; draftId: string | null },
): Promise<void> {
  const { photos } = home;
  const isWithdrawn = became.draftId !== null && became.listingId !== null;
  const { key, reference } = line;
  await saveFeedHome(tx, { feedId, key, reference, hash: line.hash ?? "", form, photos, isWithdrawn, ...became });
}
