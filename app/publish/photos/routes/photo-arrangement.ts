import { data } from "react-router";
import { sessionContext } from "#app/account/session.server.ts";
import { platformContext } from "#app/platform/context.ts";
import { readForm } from "#app/platform/http/read-form.ts";
import { isDraftId } from "../../drafts/draft.ts";
import { readArrangement } from "../photo.schema.ts";
import { arrangePhotos } from "../use-cases/arrange-photos.server.ts";
import type { Route } from "./+types/photo-arrangement";

/** `POST` with one change as form fields: 204, 400 when it is invalid, 404 for another's draft or photo. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const { actor } = context.get(sessionContext);
  const asked = readArrangement(await readForm(request));
  if (!asked) return new Response(null, { status: 400 });
  const isDone =
    isDraftId(params.draft) &&
    (await arrangePhotos(context.get(platformContext), { draftId: params.draft, actor }, asked)).ok;
  return new Response(null, { status: isDone ? 204 : 404 });
}

export const loader = () => data(null, { status: 405, headers: { Allow: "POST" } });
