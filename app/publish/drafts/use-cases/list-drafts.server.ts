import type { Person } from "#app/account/actor.ts";
import type { Platform } from "#app/platform/context.ts";
import type { DraftSummary } from "../draft.ts";
import { textIn } from "../../form/draft-form.ts";
import { findDrafts } from "../drafts.repository.server.ts";

/** The drafts that a person may write, latest first. */
export async function listDrafts({ db }: Pick<Platform, "db">, actor: Person): Promise<DraftSummary[]> {
  const drafts = await findDrafts(db, actor);
  return drafts.map(({ id, listingReference, form, updatedAt }) => ({
    id,
    listingReference,
    title: textIn(form, "title"),
    commune: textIn(form, "commune"),
    updatedAt,
  }));
}
