import { lockAccountForUpdate } from "#app/account/account.repository.server.ts";
import type { Account } from "#app/account/account.ts";
import type { Platform } from "#app/platform/context.ts";
import { deleteDraft, noteDiscardedDraft } from "../drafts.repository.server.ts";
import { isDraftId } from "../draft.ts";

/** Forgets a draft of the account; the listing that it changes stays as it is. */
export async function discardDraft(
  { db }: Pick<Platform, "db">,
  { account, draftId }: { account: Account; draftId: string },
): Promise<{ ok: true } | { ok: false; code: "unknown" }> {
  if (!isDraftId(draftId)) return { ok: false, code: "unknown" };
  return db.transaction(async (tx) => {
    // Saving locks it too: what is saved meanwhile goes with the draft, or finds it discarded.
    if (!(await lockAccountForUpdate(tx, account.id))) return { ok: false, code: "unknown" };
    if (!(await deleteDraft(tx, { id: draftId, userId: account.id }))) return { ok: false, code: "unknown" };
    await noteDiscardedDraft(tx, draftId);
    return { ok: true };
  });
}
