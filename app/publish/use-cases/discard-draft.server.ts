import type { Account } from "#app/account/account.ts";
import type { Platform } from "#app/platform/context.ts";
import { deleteDraft } from "../drafts.repository.server.ts";
import { isDraftId } from "../draft-id.ts";

/** Forgets a draft of the account; the listing that it changes stays as it is. False when the account has no such draft. */
export async function discardDraft(
  { db }: Pick<Platform, "db">,
  { account, draftId }: { account: Account; draftId: string },
): Promise<boolean> {
  return isDraftId(draftId) && deleteDraft(db, { id: draftId, userId: account.id });
}
