import type { Person } from "#app/account/actor.ts";
import { findImportedHome } from "../../drafts/imported-homes.repository.server.ts";
import { openDraft, type OpeningNeeds } from "../../drafts/use-cases/open-draft.server.ts";
import { problemHref } from "../../form/listing-problem.ts";
import { stepHref } from "../../form/steps.ts";
import type { NextToComplete } from "../published.ts";

/** The next home to complete after the publication of an incomplete home of an agency's file; null for other homes. */
export async function nextToComplete(
  needs: OpeningNeeds,
  { actor, draftId }: { actor: Person; draftId: string },
): Promise<NextToComplete | null> {
  const home = await findImportedHome(needs.db, { actor, draftId, listingId: null });
  if (!home) return null;
  const { next } = home;
  if (!next) return { href: null };
  const opened = await openDraft(needs, { actor, draftId: next.draftId });
  const problem = opened.ok && opened.kind === "open" ? opened.check.problems[0] : undefined;
  const href = problem ? problemHref(next.draftId, problem) : stepHref(next.draftId, "verification");
  return { href, others: next.others };
}
