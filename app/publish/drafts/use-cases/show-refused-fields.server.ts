import type { Person } from "#app/account/actor.ts";
import type { DraftForm } from "../../form/draft-form.ts";
import { findPublishedDraft } from "../drafts.repository.server.ts";
import { findOwnListing, readPublishedForm } from "./edit-listing.server.ts";
import { inspectDraft, type OpenDraft, type OpeningNeeds } from "./open-draft.server.ts";

/**
 * The form to show with the fields typed for a draft that was published or discarded meanwhile. Stores nothing.
 */
export async function showRefusedFields(
  needs: OpeningNeeds,
  { actor, draftId, fields }: { actor: Person; draftId: string; fields: DraftForm },
): Promise<OpenDraft> {
  const { db, clock } = needs;
  const published = await findPublishedDraft(db, draftId);
  const listing = published && (await findOwnListing(db, { actor, reference: published.reference }));
  // The rest of the form decides which fields the step has.
  const form = { ...(listing ? await readPublishedForm(db, listing) : {}), ...fields };
  const isNew = { listingId: null, listingReference: null, listingStage: null };
  const draft = { id: draftId, ...isNew, form, updatedAt: clock().toISOString() };
  return inspectDraft(needs, { actor, draft });
}
