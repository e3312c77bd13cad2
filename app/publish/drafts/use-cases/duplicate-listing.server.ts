import { randomUUID } from "node:crypto";
import { lockActor } from "#app/account/members.repository.server.ts";
import type { Person } from "#app/account/actor.ts";
import type { Platform } from "#app/platform/context.ts";
import type { Connection } from "#db/client.ts";
import { copyDraftPhotos, copyListingPhotos, insertDraft } from "../copies.repository.server.ts";
import type { DraftForm } from "../../form/draft-form.ts";
import { isDraftId } from "../draft.ts";
import { countBegunDrafts, findDraft } from "../drafts.repository.server.ts";
import { findOwnListing, readPublishedForm } from "./edit-listing.server.ts";
import { MOST_DRAFTS } from "./save-draft.server.ts";

type Duplicated = { ok: true; draftId: string } | { ok: false; code: "unknown" | "hidden" | "too_many_drafts" };

/** The reference of a listing, or the id of a draft. */
type Original = { reference: string } | { draftId: string };

/** Creates a draft with data and photos of a listing or draft, such as for the next flat of the same building. */
export async function duplicateListing(
  { db }: Pick<Platform, "db">,
  { actor: asking, original }: { actor: Person; original: Original },
): Promise<Duplicated> {
  const found = await readOriginal(db, asking, original);
  if (!found) return { ok: false, code: "unknown" };
  // The copy would put the hidden home online again.
  if (found.isHidden) return { ok: false, code: "hidden" };
  const id = randomUUID();
  return db.transaction(async (tx) => {
    // Drafts of one account are created one at a time: each creation counts the earlier ones.
    const actor = await lockActor(tx, asking, "draft.write");
    if (!actor) return { ok: false, code: "unknown" };
    if ((await countBegunDrafts(tx, actor)) >= MOST_DRAFTS) return { ok: false, code: "too_many_drafts" };
    await insertDraft(tx, { id, actor, form: found.form });
    await found.copyPhotos(tx, id);
    return { ok: true, draftId: id };
  });
}

type Found = { form: DraftForm; isHidden: boolean; copyPhotos(tx: Connection, draftId: string): Promise<void> };

async function readOriginal(db: Platform["db"], actor: Person, original: Original): Promise<Found | null> {
  if ("reference" in original) {
    const found = await findOwnListing(db, { actor, reference: original.reference });
    return (
      found && {
        form: await readPublishedForm(db, found),
        isHidden: found.listing.stage === "masquee",
        copyPhotos: (tx, draftId) => copyListingPhotos(tx, { draftId, listingId: found.listing.id }),
      }
    );
  }
  const draft = isDraftId(original.draftId) ? await findDraft(db, { id: original.draftId, actor }) : null;
  return (
    draft && {
      form: draft.form,
      isHidden: false,
      copyPhotos: (tx, draftId) => copyDraftPhotos(tx, { from: draft.id, to: draftId }),
    }
  );
}
