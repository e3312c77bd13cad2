import { APIError } from "better-auth/api";
import { createContext, redirect } from "react-router";
import type { Platform } from "#app/platform/context.ts";
import type { Account } from "./account.ts";
import type { UserType } from "#app/domain/user-type.ts";
import { withoutPresence } from "#app/platform/security/session-cookies.ts";
import { loginHref } from "#app/layout/destination.ts";

export type Session = { token: string; account: Account };

/** Who asks, on the pages of the signed-in area: its layout finds out once for all of them. */
export const sessionContext = createContext<Session>();

/** Who asks; null for a visitor. */
export async function findSession({ auth }: Pick<Platform, "auth">, request: Request): Promise<Session | null> {
  const found = await auth.api.getSession({ headers: request.headers });
  if (!found) return null;
  const { id, email, firstName, familyName, userType } = found.user;
  return { token: found.session.token, account: { id, email, firstName, familyName, userType: userType as UserType } };
}

/** Who asks, for pages that want an account: visitors are sent to the login page, and come back. */
export async function requireSession(platform: Pick<Platform, "auth">, request: Request, url: URL): Promise<Session> {
  const session = await findSession(platform, request);
  if (!session) throw redirect(loginHref(url), { headers: withoutPresence(request) });
  return session;
}

/** For routes: a session that has ended while the request was under way leads to the account's page, which asks to log in. */
export const redirectToLogin = (): Response => redirect("/espace");

export type SessionEnded = { ok: false; code: "session_ended" };

/** An answer of `auth` for somebody who was logged in when the request came, and may be so no more. */
export async function whileLoggedIn<Answer>(
  asked: Promise<Answer>,
): Promise<{ ok: true; answer: Answer } | SessionEnded> {
  try {
    return { ok: true, answer: await asked };
  } catch (error) {
    if (error instanceof APIError && error.status === "UNAUTHORIZED") return { ok: false, code: "session_ended" };
    throw error;
  }
}
