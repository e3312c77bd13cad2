import { lockActor } from "#app/account/members.repository.server.ts";
import type { Person } from "#app/account/actor.ts";
import type { Platform } from "#app/platform/context.ts";
import type { Connection } from "#db/client.ts";
import { mayReopen } from "./open-draft.server.ts";
import type { DraftForm } from "../../form/draft-form.ts";
import { isDraftId } from "../draft.ts";
import {
  countBegunDrafts,
  deleteDraft,
  findDraft,
  findPublishedDraft,
  isDraftDiscarded,
  type OwnDraft,
  saveDraftFields,
} from "../drafts.repository.server.ts";

/** Most drafts that an organisation begins; more come from a robot. Members who save at the same time may exceed it slightly. */
export const MOST_DRAFTS = 300;

export type SaveRefusal = "published" | "discarded" | "unknown" | "too_many_drafts";
export type SavedDraft = { ok: true; at: string } | { ok: false; code: SaveRefusal };

type Saving = { actor: Person; draftId: string; fields: DraftForm };

/** Saves fields as typed, valid or not; creates the draft if necessary, unless it was discarded. */
export async function saveDraft(
  { db, clock }: Pick<Platform, "db" | "clock">,
  { actor: asking, draftId, fields }: Saving,
): Promise<SavedDraft> {
  if (!isDraftId(draftId)) return { ok: false, code: "unknown" };
  return db.transaction(async (tx): Promise<SavedDraft> => {
    const actor = await lockActor(tx, asking, "draft.write");
    if (!actor) return { ok: false, code: "unknown" };
    const own = { id: draftId, actor };
    const isNew = (await findDraft(tx, own)) === null;
    if (isNew && (await countBegunDrafts(tx, actor)) >= MOST_DRAFTS) return { ok: false, code: "too_many_drafts" };
    if (!(await saveDraftFields(tx, { ...own, fields }))) return { ok: false, code: "unknown" };
    // An open page must not bring back a draft that was published or discarded elsewhere. Checked last: a colleague's
    // publication is either committed by now, or waits for this save and includes it.
    const ended = await whyEnded(tx, own);
    if (ended === null) return { ok: true, at: clock().toISOString() };
    await deleteDraft(tx, own);
    return { ok: false, code: ended };
  });
}

async function whyEnded(tx: Connection, { id, actor }: OwnDraft): Promise<SaveRefusal | null> {
  const published = await findPublishedDraft(tx, id);
  if (published) return mayReopen(actor, published) ? "published" : "unknown";
  return (await isDraftDiscarded(tx, id)) ? "discarded" : null;
}
