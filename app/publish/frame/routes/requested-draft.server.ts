import { createContext, data, redirect, type RouterContextProvider } from "react-router";
import { reachOf } from "#app/account/policy.ts";
import { sessionContext } from "#app/account/session.server.ts";
import { platformContext } from "#app/platform/context.ts";
import type { FramedDraft } from "../ui/step-frame.tsx";
import { showRefusedFields } from "../../drafts/use-cases/show-refused-fields.server.ts";
import { soldListingHref } from "../../drafts/sold-listing-href.ts";
import type { DraftForm } from "../../form/draft-form.ts";
import { type OpenDraft, openDraft } from "../../drafts/use-cases/open-draft.server.ts";

/** The list of drafts, with the message that the requested one is deleted. */
export const DELETED_HREF = "/publier?supprime";

/** Fields that an action refused, for the page to show although the draft no longer exists. */
export const refusedFieldsContext = createContext<DraftForm | null>(null);

/**
 * The draft in an address, if the person may write it; else 404. A published draft redirects to its listing, a deleted one to
 * the list of drafts.
 */
export async function requestedDraft(context: Readonly<RouterContextProvider>, draftId: string): Promise<OpenDraft> {
  const { actor } = context.get(sessionContext);
  const fields = context.get(refusedFieldsContext);
  if (fields) return showRefusedFields(context.get(platformContext), { actor, draftId, fields });
  const opened = await openDraft(context.get(platformContext), { actor, draftId });
  if (!opened.ok && opened.code === "discarded") throw redirect(DELETED_HREF);
  if (!opened.ok) throw notFound();
  if (opened.kind === "published") throw redirect(`/publier/${draftId}/en-ligne`);
  const { listingReference, listingStage } = opened.draft;
  if (listingReference && listingStage === "cedee") throw redirect(soldListingHref(listingReference));
  return opened;
}

/** Returns the response to throw for a form of an ended draft: the redirect of `requestedDraft`, else 404. */
export async function answerEndedDraft(context: Readonly<RouterContextProvider>, draftId: string) {
  await requestedDraft(context, draftId);
  return notFound();
}

export const notFound = () => data(null, { status: 404 });

/** The menu's entry for a draft: a change belongs to the listings that are published. */
export const menuEntryOf = ({ draft }: OpenDraft): string => (draft.listingReference ? "/publications" : "/publier");

/** The draft's data for the frame of a step. */
export const framed = (
  context: Readonly<RouterContextProvider>,
  { draft, importedHome, states }: OpenDraft,
): FramedDraft => ({
  id: draft.id,
  listingReference: draft.listingReference,
  isWithdrawn: draft.listingStage === "retiree" || draft.listingStage === "pause",
  isHidden: draft.listingStage === "masquee",
  importedHome: importedHome && {
    ...importedHome,
    mayChoose: reachOf(context.get(sessionContext).actor, "feed.write") !== null,
  },
  states,
});
