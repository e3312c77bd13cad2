import { isOnShow } from "#app/domain/listing.ts";
import type { LockedListing } from "#app/listings/life/life.repository.server.ts";
import { prepare } from "#app/listings/life/life.server.ts";
import type { Platform } from "#app/platform/context.ts";
import { lockChanges } from "#app/publish/drafts/copies.repository.server.ts";
import type { CheckedListing } from "#app/publish/form/check-listing.ts";
import type { DraftForm } from "#app/publish/form/draft-form.ts";
import type { PublishCommune } from "#app/publish/form/publish-commune.ts";
import { listingColumns } from "#app/publish/publication/listing-columns.ts";
import { setListingPhotos } from "#app/publish/publication/publishing.repository.server.ts";
import { changeContent } from "#app/publish/publication/use-cases/change-content.server.ts";
import { withdrawListing } from "#app/requests/use-cases/change-listing.server.ts";
import type { Connection } from "#db/client.ts";
import { mergeDraft } from "../compare/changed-by-hand.ts";
import { choosePhotos, type ShownPhoto } from "../compare/choose-photos.ts";
import {
  discardFeedDraft,
  type FeedDraft,
  findDraftPhotos,
  findListingPhotos,
  setDraftPhotos,
  storeFeedDraft,
} from "./feed-drafts.repository.server.ts";
import { recordWithdrawnHome, saveFeedHome } from "../feeds.repository.server.ts";
import type { FeedHome, FieldChange, ImportLine, LeftReason, LineOutcome, ReportedProblem } from "../import.ts";
import { type FeedOwner, type KnownHome, unchangedBecause, findLeftReason } from "./known-home.server.ts";

export type ApplyingNeeds = Pick<Platform, "env" | "mailer" | "jobs">;

export type Applied = {
  outcome: LineOutcome;
  problems: ReportedProblem[];
  changes?: FieldChange[];
  listingId?: number;
  draftId?: string;
  /** The listing is prepared; it is shown with the other listings of its chunk. */
  isToShow?: boolean;
  /** The problems are new: mail them. */
  isNewDraft?: boolean;
};

type Leaving = { key: string; known: KnownHome | null; listing: LockedListing | null };

/** Withdraws a home that is absent from the file. */
export async function withdraw(
  needs: ApplyingNeeds,
  tx: Connection,
  owner: FeedOwner,
  { key, known, listing }: Leaving,
): Promise<Applied> {
  const reason =
    listing && ((await findLeftReason(tx, owner, known, listing)) ?? (await takeOffShow(needs, tx, owner, listing)));
  if (!reason || reason === "withdrawn_by_hand") {
    if (known?.draft) await discardFeedDraft(tx, known.draft.id);
    await recordWithdrawnHome(tx, { feedId: owner.feedId, key });
  }
  if (reason) return { outcome: "left", problems: [unchangedBecause(reason)], listingId: listing.id };
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
  /** The draft that later files update. */
  draft: FeedDraft | null;
};

/** The photos of the home after the import. Photos that people arranged in a draft stay. */
export async function photosToShow(tx: Connection, { keptFields }: FeedOwner, { home, known, listing, draft }: Photos) {
  const shown = draft ? await findDraftPhotos(tx, draft.id) : listing && (await findListingPhotos(tx, listing.id));
  const isKept = draft !== null || keptFields.includes("photos");
  return choosePhotos({ file: home.photos, lastFile: known?.photos ?? [], shown, isKept });
}

type Content = { listing: CheckedListing; commune: PublishCommune; photos: ShownPhoto[] };

export async function addHome(
  tx: Connection,
  { actor, advertiser, now }: FeedOwner,
  { listing, commune, photos }: Content,
) {
  const content = (reference: string) => listingColumns(listing, commune, reference);
  const { id } = await prepare(tx, actor, { advertiser, content, now });
  await setListingPhotos(tx, id, photos);
  return { listingId: id, isToShow: true };
}

export async function changeHome(
  needs: ApplyingNeeds,
  tx: Connection,
  { actor, now }: FeedOwner,
  { before, listing, commune, photos }: Content & { before: LockedListing },
) {
  await setListingPhotos(tx, before.id, photos);
  await changeContent(needs, tx, actor, { before, listing, commune, now });
  return { listingId: before.id };
}

/** A line with its home, the home of the last import, and the form of the file's values alone. */
type Context = { line: ImportLine; home: FeedHome; known: KnownHome | null; fileForm: DraftForm };
type Drafted = Context & { listing: LockedListing | null; form: DraftForm; problems: ReportedProblem[] };

/** Stores a home that must not be shown as a draft, and withdraws its listing. */
export async function keepAsDraft(
  needs: ApplyingNeeds,
  tx: Connection,
  owner: FeedOwner,
  drafted: Drafted,
): Promise<Applied> {
  const { line, home, known, listing, form } = drafted;
  const problems = [...line.problems, ...drafted.problems];
  const listingId = listing ? { listingId: listing.id } : {};
  const draft = known?.draft ?? (listing && (await lockChanges(tx, listing.id)));
  if (known?.draftId && known.hash === line.hash) {
    if (!draft) return { outcome: "left", problems: [...problems, unchangedBecause("discarded")], ...listingId };
    if (known.photos.some(({ missing }) => missing === "for_now")) {
      const { photos } = await photosToShow(tx, owner, { home, known, listing, draft });
      await setDraftPhotos(tx, draft.id, photos);
      await recordHome(tx, owner, drafted, { listingId: listing?.id ?? null, draftId: draft.id });
    }
    return { outcome: "draft", problems, draftId: draft.id, ...listingId };
  }
  const reason = listing && (await takeOffShow(needs, tx, owner, listing));
  if (reason) return { outcome: "left", problems: [...problems, unchangedBecause(reason)], ...listingId };
  const lastFile = known?.form;
  const { photos } = await photosToShow(tx, owner, { home, known, listing, draft });
  const draftId = await storeFeedDraft(tx, {
    id: draft?.id ?? null,
    userId: owner.draftsOf,
    advertiserId: owner.advertiser.id,
    listingId: listing?.id ?? null,
    // A person has begun a draft of changes to the listing.
    form: draft && lastFile && !known.draft ? mergeDraft({ file: form, typed: draft.form, lastFile }) : form,
    photos,
  });
  await recordHome(tx, owner, drafted, { listingId: listing?.id ?? null, draftId });
  return { outcome: "draft", isNewDraft: true, problems, draftId, ...listingId };
}

/** Stores the file's values of a home, with its listing or draft, for the next import. */
export async function recordHome(
  tx: Connection,
  { feedId }: FeedOwner,
  { line, home, fileForm }: Context,
  became: { listingId: number | null; draftId: string | null },
): Promise<void> {
  // The keys in the storage end with the import.
  const photos = home.photos.map(({ stored: _stored, ...photo }) => photo);
  const isWithdrawn = became.draftId !== null && became.listingId !== null;
  const { key, reference, hash } = line;
  await saveFeedHome(tx, { feedId, key, reference, hash: hash ?? "", form: fileForm, photos, isWithdrawn, ...became });
}
