import { data, redirect } from "react-router";
import { sessionContext } from "#app/account/session.server.ts";
import { isOnShow } from "#app/domain/listing.ts";
import { platformContext } from "#app/platform/context.ts";
import { stepHref } from "../../form/steps.ts";
import { Online } from "../ui/online.tsx";
import { DELETED_HREF } from "../../frame/routes/requested-draft.server.ts";
import { openDraft } from "../../drafts/use-cases/open-draft.server.ts";
import { nextToComplete } from "../use-cases/next-to-complete.server.ts";
import type { Route } from "./+types/online";

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export async function loader({ context, params }: Route.LoaderArgs) {
  const { actor } = context.get(sessionContext);
  const platform = context.get(platformContext);
  const asked = { actor, draftId: params.draft };
  const opened = await openDraft(platform, asked);
  if (!opened.ok && opened.code === "discarded") throw redirect(DELETED_HREF);
  if (!opened.ok) throw data(null, { status: 404 });
  if (opened.kind === "open") throw redirect(stepHref(params.draft, "verification"));
  const { href, title, isNew, status } = opened;
  // Withdrawn, sold or let since: the list of listings shows the state.
  if (!isOnShow(status)) throw redirect("/publications");
  const next = await nextToComplete(platform, asked);
  return { href, title, isNew, next, menuEntry: isNew ? "/publier" : "/publications" };
}

export default function OnlinePage({ loaderData }: Route.ComponentProps) {
  return <Online {...loaderData} />;
}
