import { isOnShow } from "#app/domain/listing.ts";
import { lockListing } from "#app/listings/life/life.repository.server.ts";
import { closeDraft } from "#app/publish/publication/publishing.repository.server.ts";
import type { Connection } from "#db/client.ts";
import { findCommuneOf } from "../compare/check-home.server.ts";
import { compareHome } from "../compare/compare-home.server.ts";
import { isOwnReference } from "./feed-drafts.repository.server.ts";
import type { ImportLine } from "../import.ts";
import { type FeedOwner, findKnownHome, unchangedBecause, findLeftReason } from "./known-home.server.ts";
import { withFormerPhotos } from "../stored-photos.server.ts";
import { unknownPlace } from "../remark.ts";
import {
  addHome,
  type Applied,
  type ApplyingNeeds,
  changeHome,
  keepAsDraft,
  photosToShow,
  recordHome,
  withdraw,
} from "./write-home.server.ts";

/** Imports one line: adds, changes, withdraws or leaves its home. */
export async function applyLine(
  needs: ApplyingNeeds,
  tx: Connection,
  owner: FeedOwner,
  line: ImportLine,
): Promise<Applied> {
  const known = await findKnownHome(tx, owner, line.key);
  const listing = known?.listingId ? await lockListing(tx, known.listingId) : null;
  if (line.home === null) return withdraw(needs, tx, owner, { key: line.key, known, listing });
  if (!known && (await isOwnReference(tx, { advertiserId: owner.advertiser.id, reference: line.key })))
    return { outcome: "left", problems: [...line.problems, unchangedBecause("typed_here")] };
  const reason = listing ? await findLeftReason(tx, owner, known, listing) : null;
  if (listing && reason)
    return { outcome: "left", problems: [...line.problems, unchangedBecause(reason)], listingId: listing.id };
  // The last file lacked required fields, so the listing is withdrawn: people correct its draft, not the listing.
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
  // A draft that a person has completed is published by that person.
  const isBeingCompleted = known?.draft && !file.listing;
  if (!check.listing || !commune || isHeldBack || isBeingCompleted) {
    const { problems: lacks } = isBeingCompleted ? file : check;
    const problems =
      isHeldBack && check.listing
        ? [unchangedBecause("restricted")]
        : [...(commune ? [] : unknownPlace(line.home)), ...lacks];
    return keepAsDraft(needs, tx, owner, { ...context, listing, form: check.form, problems });
  }
  const problems = [...line.problems, ...check.problems];
  const { photos, change } = await photosToShow(tx, owner, { home, known, listing, draft: known?.draft ?? null });
  const allChanges = [...changes, ...(change ? [change] : [])];
  const isUnchanged = allChanges.every(({ byHand }) => byHand === "kept");
  if (listing && isOnShow(listing.status) && isUnchanged) {
    await recordHome(tx, owner, context, { listingId: listing.id, draftId: null });
    return { outcome: "unchanged", problems, changes: allChanges, listingId: listing.id };
  }
  const content = { listing: check.listing, commune, photos };
  const applied = listing
    ? await changeHome(needs, tx, owner, { ...content, before: listing })
    : await addHome(tx, owner, content);
  // The draft's page then redirects to the listing.
  if (known?.draft)
    await closeDraft(tx, {
      draftId: known.draft.id,
      userId: owner.draftsOf,
      listingId: applied.listingId,
      isNew: !listing,
    });
  await recordHome(tx, owner, context, { listingId: applied.listingId, draftId: null });
  const outcome = listing ? (known?.isWithdrawn ? "back" : "changed") : "new";
  return { ...applied, outcome, problems, changes: allChanges };
}
