import { platformContext } from "#app/platform/context.ts";
import { clientAddress } from "#app/platform/security/client-address.ts";
import { callMessages, callRefusal } from "../../call-refusal.ts";
import { MOST_FILE_BYTES } from "../../files/limits.ts";
import { receiveSent } from "../../imports/use-cases/receive-file.server.ts";
import { readPushedFile } from "../pushed-file.server.ts";
import { admitPush } from "../use-cases/admit-push.server.ts";
import type { Route } from "./+types/push";

/** Of a form around the file. */
const FORM_BYTES = 65_536;

/** `POST` with a key and a file: 202 with the address of its import, or 4xx with `error` (docs/agency-files.md). */
export async function action({ context, request, url }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  // Before anything of the body is read.
  const admitted = await admitPush(platform, {
    authorization: request.headers.get("authorization"),
    network: clientAddress(request),
  });
  if (!admitted.ok) return callRefusal(admitted.code);
  if (Number(request.headers.get("content-length") ?? 0) > MOST_FILE_BYTES + FORM_BYTES) return callRefusal("too_long");
  const file = await readPushedFile(request);
  if (!file) return callRefusal("no_file");
  const received = await receiveSent(platform, { sourceId: admitted.sourceId, ...file });
  if (!received.ok) return callRefusal(received.code);
  const address = new URL(`/imports/${received.importId}`, platform.env.SITE_URL ?? url.origin).href;
  const answer = { import: address, ...callMessages("received") };
  return Response.json(answer, { status: 202, headers: { Location: address } });
}

export const loader = () => callRefusal("bad_request", { status: 405, headers: { Allow: "POST" } });
