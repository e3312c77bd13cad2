import { platformContext } from "#app/platform/context.ts";
import { withCookies } from "#app/platform/security/session-cookies.ts";
import { translateFailure } from "../external-failure.ts";
import type { Route } from "./+types/external-callback";

/** The return from Google or Facebook: `auth` checks it, finds or creates the account, and opens a session. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { auth } = context.get(platformContext);
  const answer = await auth.handler(request);
  const hasSession = answer.headers.getSetCookie().some((cookie) => cookie.includes("session_token="));
  const headers = withCookies(answer.headers, request, ...(hasSession ? ["begins-remembered" as const] : []));
  const location = answer.headers.get("Location");
  if (location) headers.set("Location", translateFailure(location));
  return new Response(answer.body, { status: answer.status, headers });
}
