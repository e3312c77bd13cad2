import { canAdvertise } from "#app/domain/user-type.ts";
import { lockAccountForUpdate } from "#app/account/account.repository.server.ts";
import type { Account } from "#app/account/account.ts";
import type { Platform } from "#app/platform/context.ts";
import type { DraftForm } from "../../form/draft-form.ts";
import { isDraftId } from "../draft.ts";
import {
  countDrafts,
  findDraft,
  findPublishedDraft,
  isDraftDiscarded,
  saveDraftFields,
} from "../drafts.repository.server.ts";

/** Maximum number of drafts of an account; beyond, it is a robot. */
export const MOST_DRAFTS = 300;

export type SaveRefusal = "published" | "discarded" | "unknown" | "too_many_drafts";
export type SavedDraft = { ok: true; at: string } | { ok: false; code: SaveRefusal };

type Saving = { account: Account; draftId: string; fields: DraftForm };

/** Saves fields as typed, valid or not; creates the draft if necessary, unless it was discarded. */
export async function saveDraft(
  { db, clock }: Pick<Platform, "db" | "clock">,
  { account, draftId, fields }: Saving,
): Promise<SavedDraft> {
  if (!isDraftId(draftId) || !canAdvertise(account)) return { ok: false, code: "unknown" };
  const own = { id: draftId, userId: account.id };
  return db.transaction(async (tx): Promise<SavedDraft> => {
    // An open page must not bring back a draft that was published or deleted elsewhere.
    if (!(await lockAccountForUpdate(tx, account.id))) return { ok: false, code: "unknown" };
    const published = await findPublishedDraft(tx, draftId);
    if (published) return { ok: false, code: published.userId === account.id ? "published" : "unknown" };
    const isNew = (await findDraft(tx, own)) === null;
    if (isNew && (await isDraftDiscarded(tx, draftId))) return { ok: false, code: "discarded" };
    if (isNew && (await countDrafts(tx, account.id)) >= MOST_DRAFTS) return { ok: false, code: "too_many_drafts" };
    return (await saveDraftFields(tx, { ...own, fields }))
      ? { ok: true, at: clock().toISOString() }
      : { ok: false, code: "unknown" };
  });
}
