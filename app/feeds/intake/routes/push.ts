import { data } from "react-router";
import { feedPushWords } from "#app/i18n/fr/feed-push.ts";
import { platformContext } from "#app/platform/context.ts";
import { clientAddress } from "#app/platform/security/client-address.ts";
import { MOST_FILE_BYTES } from "../../files/limits.ts";
import { receiveFile } from "../../imports/use-cases/receive-file.server.ts";
import { readPushedFile } from "../pushed-file.server.ts";
import { admitPush } from "../use-cases/admit-push.server.ts";
import type { Route } from "./+types/push";

const statuses = { no_key: 401, unknown_key: 401, too_often: 429, no_file: 400, too_long: 413, interrupted: 400 };
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
  if (!admitted.ok) return refuse(admitted.code);
  if (Number(request.headers.get("content-length") ?? 0) > MOST_FILE_BYTES + FORM_BYTES) return refuse("too_long");
  const file = await readPushedFile(request);
  if (!file) return refuse("no_file");
  const received = await receiveFile(platform, { sourceId: admitted.sourceId, ...file });
  if (!received.ok) return refuse(received.code);
  const address = new URL(`/imports/${received.importId}`, platform.env.SITE_URL ?? url.origin).href;
  const answer = { import: address, ...messagesOf("received") };
  return Response.json(answer, { status: 202, headers: { Location: address } });
}

export const loader = () => data(null, { status: 405, headers: { Allow: "POST" } });

type Refusal = keyof typeof statuses;

function refuse(error: Refusal): Response {
  const status = statuses[error];
  const headers: Record<string, string> = {
    ...(status === 401 ? { "WWW-Authenticate": "Bearer" } : {}),
    ...(status === 429 ? { "Retry-After": "900" } : {}),
  };
  return Response.json({ error, ...messagesOf(error) }, { status, headers });
}

function messagesOf(code: Refusal | "received") {
  const [message, messageEn] = feedPushWords.french[code];
  return { message, messageEn };
}
