import { data } from "react-router";
import { sessionContext } from "#app/account/session.server.ts";
import { platformContext } from "#app/platform/context.ts";
import { clientAddress } from "#app/platform/security/client-address.ts";
import { isDraftId, isPhotoId } from "../../drafts/draft.ts";
import { receivePhoto } from "../use-cases/receive-photo.server.ts";
import type { Route } from "./+types/photo-upload";

const statuses: Record<string, number> = { not_found: 404, too_heavy: 413, too_often: 429, busy: 503, too_many: 409 };

/** `POST` with one file as the whole body and `?photo=` its id: 200 with `photo`, or 4xx with `problem`. */
export async function action({ context, params, request, url }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const { actor } = context.get(sessionContext);
  const photoId = url.searchParams.get("photo") ?? "";
  if (!isDraftId(params.draft) || !isPhotoId(photoId)) return refuse("not_found");
  try {
    const added = await receivePhoto(platform, {
      draftId: params.draft,
      actor,
      network: clientAddress(request),
      photoId,
      length: Number(request.headers.get("content-length") ?? 0),
      read: async () => Buffer.from(await request.arrayBuffer()),
      signal: request.signal,
    });
    return added.ok ? Response.json({ photo: added.photo, isNew: added.isNew }) : refuse(added.code);
  } catch (error) {
    // The sender is gone: nobody reads the answer.
    if (request.signal.aborted) return refuse("gone");
    throw error;
  }
}

export const loader = () => data(null, { status: 405, headers: { Allow: "POST" } });

const refuse = (problem: string) => Response.json({ problem }, { status: statuses[problem] ?? 422 });
