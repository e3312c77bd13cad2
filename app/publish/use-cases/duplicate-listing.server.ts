import { randomUUID } from "node:crypto";
import type { Account } from "#app/account/account.ts";
import { canAdvertise } from "#app/account/account.policy.ts";
import type { Platform } from "#app/platform/context.ts";
import { copyDraftPhotos, copyListingPhotos, createDraft } from "../copies.repository.server.ts";
import { isDraftId } from "../draft-id.ts";
import { countDrafts, findDraft } from "../drafts.repository.server.ts";
import { findOwnListing, readForm } from "./edit-listing.server.ts";
import { MOST_DRAFTS } from "./save-draft.server.ts";

export type DuplicateOutcome = { outcome: "opened"; draftId: string } | { outcome: "unknown" | "too_many_drafts" };

/** By the reference of a listing, or the id of a draft. */
export type Original = { reference: string } | { draftId: string };

/** A new draft like a listing or a draft of the account, photos included: for the next flat of the same building. */
export async function duplicateListing({ db }: Pick<Platform, "db">, { account, original }: { account: Account; original: Original }): Promise<DuplicateOutcome> {
  if (!canAdvertise(account)) return { outcome: "unknown" };
  if ((await countDrafts(db, account.id)) >= MOST_DRAFTS) return { outcome: "too_many_drafts" };
  const id = randomUUID();
  if ("reference" in original) {
    const found = await findOwnListing(db, { account, reference: original.reference });
    if (!found) return { outcome: "unknown" };
    const form = await readForm(db, found);
    await db.transaction(async (tx) => {
      await createDraft(tx, { id, userId: account.id, form });
      await copyListingPhotos(tx, { draftId: id, listingId: found.listing.id });
    });
    return { outcome: "opened", draftId: id };
  }
  const draft = isDraftId(original.draftId) ? await findDraft(db, { id: original.draftId, userId: account.id }) : null;
  if (!draft) return { outcome: "unknown" };
  await db.transaction(async (tx) => {
    await createDraft(tx, { id, userId: account.id, form: draft.form });
    await copyDraftPhotos(tx, { from: draft.id, to: id });
  });
  return { outcome: "opened", draftId: id };
}
