import { APIError } from "better-auth/api";
import { createContext, redirect, type RouterContextProvider } from "react-router";
import { type Platform, platformContext } from "#app/platform/context.ts";
import type { UserType } from "#app/domain/user-type.ts";
import { type Person, visitor } from "./actor.ts";
import { loadPerson } from "./members.repository.server.ts";
import { type Act, reachOf } from "./policy.ts";
import { withoutPresence } from "#app/platform/security/session-cookies.ts";
import { loginHref } from "#app/layout/destination.server.ts";
import { keepUnsentWords } from "./unsent-words.server.ts";

type Needs = Pick<Platform, "auth" | "db">;

export type Session = { token: string; actor: Person };

/** The session of the request, where its address needs one: `admit` loads it once. */
export const sessionContext = createContext<Session>();

/** The session of the request; null for a visitor. */
export async function findSession({ auth, db }: Needs, request: Request): Promise<Session | null> {
  const found = await auth.api.getSession({ headers: request.headers });
  if (!found) return null;
  const { user, session } = found;
  return { token: session.token, actor: await loadPerson(db, { ...user, userType: user.userType as UserType }) };
}

type Asking = { context: Readonly<RouterContextProvider>; request: Request; url: URL };

/** Lets a request do what its address asks. Throws a redirect to the login, or for others than advertisers to the reason. */
export async function admit(act: Act, { context, request, url }: Asking): Promise<void> {
  if (reachOf(visitor, act)) return;
  const session = await requireSession(context.get(platformContext), request, url);
  context.set(sessionContext, session);
  // A page of its own: the root shows an error thrown before any loader has run, without menu or language.
  if (!reachOf(session.actor, act)) throw redirect("/reserve-aux-annonceurs");
}

/** Throws a redirect to the login page for a visitor, who comes back afterwards with what was typed into a form. */
async function requireSession(platform: Needs, request: Request, url: URL): Promise<Session> {
  const session = await findSession(platform, request);
  if (session) return session;
  const headers = withoutPresence(request);
  const isForm = request.method === "POST";
  const kept = isForm ? await keepUnsentWords(request, url) : null;
  if (kept) headers.append("Set-Cookie", kept);
  throw redirect(loginHref(url, { isForm, isKept: kept !== null }), { headers });
}

/** For routes: a session that ended during the request redirects to the account's page, which asks to log in. */
export const redirectToLogin = (): Response => redirect("/espace");

export type SessionEnded = { ok: false; code: "session_ended" };

/** An answer of `auth` for an account whose session may have ended since the request came. */
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
