import { data, redirect, type RouterContextProvider } from "react-router";
import { sessionContext } from "#app/account/session.server.ts";
import { platformContext } from "#app/platform/context.ts";
import type { FramedDraft } from "../ui/step-frame.tsx";
import { type OpenDraft, openDraft } from "../../drafts/use-cases/open-draft.server.ts";

const noStore = { "Cache-Control": "no-store" };

/** The draft that an address names, for its account only: 404 otherwise; one that is published leads to what it became. */
export async function requestedDraft(context: Readonly<RouterContextProvider>, draftId: string): Promise<OpenDraft> {
  const { account } = context.get(sessionContext);
  const opened = await openDraft(context.get(platformContext), { account, draftId });
  if (!opened.ok) throw data(null, { status: 404, headers: noStore });
  if (opened.kind === "published") throw redirect(`/publier/${draftId}/en-ligne`, { headers: noStore });
  return opened;
}

/** What the frame of a step shows of it. */
export const framed = ({ draft, states }: OpenDraft): FramedDraft => ({
  id: draft.id,
  listingReference: draft.listingReference,
  states,
});
