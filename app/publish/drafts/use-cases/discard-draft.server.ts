import { lockActor } from "#app/account/members.repository.server.ts";
import type { Person } from "#app/account/actor.ts";
import type { Platform } from "#app/platform/context.ts";
import { deleteDraft, recordDiscardedDraft } from "../drafts.repository.server.ts";
import { isDraftId } from "../draft.ts";

/** Deletes a draft; the listing that it edits stays as it is. */
export async function discardDraft(
  { db }: Pick<Platform, "db">,
  { actor: asking, draftId }: { actor: Person; draftId: string },
): Promise<{ ok: true } | { ok: false; code: "unknown" }> {
  if (!isDraftId(draftId)) return { ok: false, code: "unknown" };
  return db.transaction(async (tx) => {
    // Saving locks the draft too: a concurrent save is deleted with it, or finds it discarded.
    const actor = await lockActor(tx, asking, "draft.write");
    if (!actor || !(await deleteDraft(tx, { id: draftId, actor }))) return { ok: false, code: "unknown" };
    await recordDiscardedDraft(tx, draftId);
    return { ok: true };
  });
}
