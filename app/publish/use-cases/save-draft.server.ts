import { canAdvertise } from "#app/account/account.policy.ts";
import type { Account } from "#app/account/account.ts";
import type { Platform } from "#app/platform/context.ts";
import type { DraftForm } from "../draft.ts";
import { countDrafts, saveDraftFields } from "../drafts.repository.server.ts";
import { openDraft } from "./open-draft.server.ts";

/** Beyond this, drafts are a robot's. */
export const MOST_DRAFTS = 300;

export type SaveOutcome = { outcome: "saved"; at: string } | { outcome: "published" } | { outcome: "unknown" } | { outcome: "too_many_drafts" };

type Saving = { account: Account; draftId: string; fields: DraftForm };

/** Keeps fields as typed, right or wrong; makes the draft where there is none yet. */
export async function saveDraft(platform: Pick<Platform, "db" | "clock">, { account, draftId, fields }: Saving): Promise<SaveOutcome> {
  if (!canAdvertise(account)) return { outcome: "unknown" };
  const opened = await openDraft(platform, { account, draftId });
  if (opened.outcome !== "open") return { outcome: opened.outcome };
  const { db, clock } = platform;
  const isNew = Object.keys(opened.draft.form).length === 0;
  if (isNew && (await countDrafts(db, account.id)) >= MOST_DRAFTS) return { outcome: "too_many_drafts" };
  const isSaved = await saveDraftFields(db, { id: draftId, userId: account.id, fields });
  return isSaved ? { outcome: "saved", at: clock().toISOString() } : { outcome: "unknown" };
}
