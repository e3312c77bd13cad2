import { platformContext } from "#app/platform/context.ts";
import { callMessages, callRefusal } from "../../call-refusal.ts";
import { MOST_FILE_BYTES } from "../../files/limits.ts";
import { receivePush } from "../use-cases/receive-push.server.ts";
import type { Route } from "./+types/push";

/** Most bytes of a form besides its file. */
const FORM_BYTES = 65_536;

/** `POST` with a key and a file: 202 with the address of its import, or 4xx with `error` (docs/agency-files.md). */
export async function action({ context, request, url }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  if (Number(request.headers.get("content-length") ?? 0) > MOST_FILE_BYTES + FORM_BYTES) return callRefusal("too_long");
  const received = await receivePush(platform, request);
  if (!received.ok) return callRefusal(received.code);
  const address = new URL(`/imports/${received.importId}`, platform.env.SITE_URL ?? url.origin).href;
  const answer = { import: address, ...callMessages("received") };
  return Response.json(answer, { status: 202, headers: { Location: address } });
}

export const loader = () => callRefusal("bad_request", { status: 405, headers: { Allow: "POST" } });
