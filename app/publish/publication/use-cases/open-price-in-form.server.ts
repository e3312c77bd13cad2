import type { Person } from "#app/account/actor.ts";
import type { Platform } from "#app/platform/context.ts";
import { editListing, type OpenedChanges } from "../../drafts/use-cases/edit-listing.server.ts";
import { openDraft } from "../../drafts/use-cases/open-draft.server.ts";
import { saveDraft } from "../../drafts/use-cases/save-draft.server.ts";
import { longestOf } from "../../form/listing-fields.ts";
import { problemStep } from "../../form/listing-problem.ts";
import type { PublishStep } from "../../form/steps.ts";

type Opened = { ok: true; draftId: string; step: PublishStep } | Extract<OpenedChanges, { ok: false }>;

/** Opens the form of a listing at its first problem, with a price that was typed on another page. */
export async function openPriceInForm(
  needs: Pick<Platform, "db" | "clock" | "rentControlPeriods">,
  { actor, reference, typed }: { actor: Person; reference: string; typed: string },
): Promise<Opened> {
  const edited = await editListing(needs, { actor, reference });
  if (!edited.ok) return edited;
  const { draftId } = edited;
  const fields = { price: typed.slice(0, longestOf("price")) };
  const saved = await saveDraft(needs, { actor, draftId, fields });
  if (!saved.ok) return { ok: false, code: "unknown" };
  const opened = await openDraft(needs, { actor, draftId });
  const problem = opened.ok && opened.kind === "open" ? opened.check.problems[0] : undefined;
  return { ok: true, draftId, step: problem ? problemStep(problem) : "verification" };
}
