import { lockAccountForUpdate } from "#app/account/account.repository.server.ts";
import type { Person } from "#app/account/actor.ts";
import { reachOf } from "#app/account/policy.ts";
import type { Platform } from "#app/platform/context.ts";
import { mayReopen } from "./open-draft.server.ts";
import type { DraftForm } from "../../form/draft-form.ts";
import { isDraftId } from "../draft.ts";
import {
  countDrafts,
  deleteDraft,
  findDraft,
  findPublishedDraft,
  isDraftDiscarded,
  saveDraftFields,
} from "../drafts.repository.server.ts";

/** Maximum number of drafts of an account; beyond, it is a robot. */
export const MOST_DRAFTS = 300;

export type SaveRefusal = "published" | "discarded" | "unknown" | "too_many_drafts";
export type SavedDraft = { ok: true; at: string } | { ok: false; code: SaveRefusal };

type Saving = { actor: Person; draftId: string; fields: DraftForm };

/** Saves fields as typed, valid or not; creates the draft if necessary, unless it was discarded. */
export async function saveDraft(
  { db, clock }: Pick<Platform, "db" | "clock">,
  { actor, draftId, fields }: Saving,
): Promise<SavedDraft> {
  if (!isDraftId(draftId) || !reachOf(actor, "draft.write")) return { ok: false, code: "unknown" };
  const own = { id: draftId, actor };
  return db.transaction(async (tx): Promise<SavedDraft> => {
    // An open page must not bring back a draft that was published or deleted elsewhere.
    if (!(await lockAccountForUpdate(tx, actor.account.id))) return { ok: false, code: "unknown" };
    const published = await findPublishedDraft(tx, draftId);
    if (published) return { ok: false, code: mayReopen(actor, published) ? "published" : "unknown" };
    const isNew = (await findDraft(tx, own)) === null;
    if (isNew && (await countDrafts(tx, actor)) >= MOST_DRAFTS) return { ok: false, code: "too_many_drafts" };
    if (!(await saveDraftFields(tx, { ...own, fields }))) return { ok: false, code: "unknown" };
    // Read last: a member who discards it meanwhile has done so by now, or deletes what is saved here.
    if (isNew && (await isDraftDiscarded(tx, draftId))) {
      await deleteDraft(tx, own);
      return { ok: false, code: "discarded" };
    }
    return { ok: true, at: clock().toISOString() };
  });
}
