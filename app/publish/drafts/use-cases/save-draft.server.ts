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

/** Beyond this, drafts are a robot's. */
export const MOST_DRAFTS = 300;

export type SaveRefusal = "published" | "discarded" | "unknown" | "too_many_drafts";
export type SavedDraft = { ok: true; at: string } | { ok: false; code: SaveRefusal };

type Saving = { account: Account; draftId: string; fields: DraftForm };

/** Keeps fields as typed, right or wrong; makes the draft where there is none yet, but not where it was discarded. */
export async function saveDraft(
  { db, clock }: Pick<Platform, "db" | "clock">,
  { account, draftId, fields }: Saving,
): Promise<SavedDraft> {
  if (!isDraftId(draftId) || !canAdvertise(account)) return { ok: false, code: "unknown" };
  const own = { id: draftId, userId: account.id };
  return db.transaction(async (tx): Promise<SavedDraft> => {
    // A page that is still open while another publishes or deletes does not bring the draft back.
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
