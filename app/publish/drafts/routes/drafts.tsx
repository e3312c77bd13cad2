import { randomUUID } from "node:crypto";
import { data, redirect } from "react-router";
import { sessionContext } from "#app/account/session.server.ts";
import { platformContext } from "#app/platform/context.ts";
import { readForm } from "#app/platform/http/read-form.ts";
import { listDrafts } from "../use-cases/list-drafts.server.ts";
import { discardDraft } from "../use-cases/discard-draft.server.ts";
import { stepHref } from "../../form/steps.ts";
import { draftDeletedHref, readDraftListOrigin } from "../draft-list-origin.ts";
import { DraftList } from "../ui/draft-list.tsx";
import type { Route } from "./+types/drafts";

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export async function loader({ context, url }: Route.LoaderArgs) {
  const { actor } = context.get(sessionContext);
  const drafts = await listDrafts(context.get(platformContext), actor);
  const isDeleted = url.searchParams.has("supprime");
  if (drafts.length === 0 && !isDeleted) throw redirect(stepHref(randomUUID(), "bien"));
  return {
    drafts,
    toDelete: drafts.find(({ id }) => id === url.searchParams.get("supprimer")) ?? null,
    isDeleted,
    isRestricted: actor.standing !== null,
    origin: readDraftListOrigin(url.searchParams.get("retour")),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const sent = await readForm(request);
  if (sent.get("intent") !== "delete") return redirect(stepHref(randomUUID(), "bien"));
  const { actor } = context.get(sessionContext);
  const discarded = await discardDraft(context.get(platformContext), {
    actor,
    draftId: String(sent.get("draft") ?? ""),
  });
  if (!discarded.ok) throw data(null, { status: 404 });
  return redirect(draftDeletedHref(readDraftListOrigin(sent.get("retour"))));
}

export default function DraftsPage({ loaderData }: Route.ComponentProps) {
  return <DraftList {...loaderData} />;
}
