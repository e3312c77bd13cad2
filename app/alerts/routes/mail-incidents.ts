import { platformContext } from "#app/platform/context.ts";
import { isAuthenticCall } from "#app/platform/security/webhook-call.ts";
import { readMailIncident } from "../read-mail-incident.ts";
import { pauseRefused } from "../use-cases/pause-refused.server.ts";
import type { Route } from "./+types/mail-incidents";

const LONGEST_BODY = 65_536;

const answer = (status: number) => new Response(null, { status });

export const loader = () => answer(404);

/** An authentic report of the mail provider pauses the alerts of its addresses. Unknown addresses get the same answer. */
export async function action({ context, request }: Route.ActionArgs) {
  const { db, log, env, clock } = context.get(platformContext);
  const secret = env.MAIL_WEBHOOK_SECRET;
  if (!secret) return answer(404);
  if (Number(request.headers.get("content-length") ?? 0) > LONGEST_BODY) return answer(413);
  const body = await request.text();
  if (!isAuthenticCall(secret, { headers: request.headers, body }, clock())) return answer(401);
  const incident = readMailIncident(secret.form, body);
  if (incident) {
    const { emails, reason } = incident;
    for (const email of emails) await pauseRefused({ db, log }, { email, reason });
  }
  return answer(204);
}
