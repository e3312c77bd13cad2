import { platformContext } from "#app/platform/context.ts";
import { isSignedCall } from "#app/platform/security/webhook-signature.ts";
import { readMailIncident } from "../read-mail-incident.ts";
import { pauseRefused } from "../use-cases/pause-refused.server.ts";
import type { Route } from "./+types/mail-incidents";

const LONGEST_BODY = 65_536;

const answer = (status: number) => new Response(null, { status, headers: { "Cache-Control": "no-store" } });

export const loader = () => answer(404);

/** A signed report of the mail provider pauses the alerts of its addresses. The answer is the same for unknown ones. */
export async function action({ context, request }: Route.ActionArgs) {
  const { db, log, env, clock } = context.get(platformContext);
  if (!env.MAIL_WEBHOOK_SECRET) return answer(404);
  if (Number(request.headers.get("content-length") ?? 0) > LONGEST_BODY) return answer(413);
  const body = await request.text();
  if (!isSignedCall(env.MAIL_WEBHOOK_SECRET, { headers: request.headers, body }, clock())) return answer(401);
  const incident = readMailIncident(body);
  for (const email of incident?.emails ?? []) await pauseRefused({ db, log }, { email, reason: incident!.reason });
  return answer(204);
}
