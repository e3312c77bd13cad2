import type { Platform } from "#app/platform/context.ts";
import { type SessionEnded, whileLoggedIn } from "../session.server.ts";

/** Ends this session, or all sessions of the account; returns the cookies that clear it in the browser. */
export async function logOut(
  { auth }: Pick<Platform, "auth">,
  { headers, isEverywhere }: { headers: Headers; isEverywhere: boolean },
): Promise<{ ok: true; cookies: Headers } | SessionEnded> {
  // Without a session, the account is unknown.
  if (isEverywhere && (await auth.api.getSession({ headers }))) {
    const revoked = await whileLoggedIn(auth.api.revokeOtherSessions({ headers }));
    if (!revoked.ok) return revoked;
  }
  const answer = await auth.api.signOut({ headers, returnHeaders: true });
  return { ok: true, cookies: answer.headers };
}
