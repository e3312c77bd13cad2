import { APIError } from "better-auth/api";
import { createContext, data, redirect, type RouterContextProvider } from "react-router";
import { type Platform, platformContext } from "#app/platform/context.ts";
import { requestNotesContext } from "#app/platform/page-caching.ts";
import type { OperatorRole } from "#app/domain/member-role.ts";
import type { UserType } from "#app/domain/user-type.ts";
import { type Person, visitor } from "./actor.ts";
import { isSuspended, loadPerson } from "./members.repository.server.ts";
import { type Act, isOfOperators, reachOf } from "./policy.ts";
import { hasOperatorCookie, withoutPresence } from "#app/platform/security/session-cookies.ts";
import { returnQuery } from "#app/layout/destination.server.ts";
import { keepUnsentWords } from "./unsent-words.server.ts";

/** Where an operator proves the second factor, or sets it up. */
export const SECOND_FACTOR_PATH = "/administration/second-facteur";

type Needs = Pick<Platform, "auth" | "db" | "clock">;

/** The role of an account at the back office, and when its session last proved the second factor. */
export type OperatorSession = { role: OperatorRole; provenAt: Date | null };

export type Session = { token: string; actor: Person; operator: OperatorSession | null };

/** The session of the request, where its address needs one: `admit` loads it once. */
export const sessionContext = createContext<Session>();

/** How long a proof of the second factor opens the back office: half a day of work. */
const OFFICE_MS = 4 * 3_600_000;

/** The session of the request; null for a visitor. */
export async function findSession({ auth, db, clock }: Needs, request: Request): Promise<Session | null> {
  const found = await auth.api.getSession({ headers: request.headers });
  if (!found) return null;
  const { user, session } = found;
  // A session that began while the account was being suspended.
  if (await isSuspended(db, user.id)) return null;
  const person = await loadPerson(db, { ...user, userType: user.userType as UserType });
  const provenAt = session.secondFactorAt ?? null;
  const isProven = provenAt !== null && clock().getTime() - provenAt.getTime() < OFFICE_MS;
  return {
    token: session.token,
    actor: { ...person, operator: isProven ? person.operator : null },
    operator: person.operator && { role: person.operator, provenAt },
  };
}

/** Whether the cookies of a request are of a suspended account, whose session opens nothing. */
export async function isOfSuspended({ auth, db }: Pick<Needs, "auth" | "db">, request: Request): Promise<boolean> {
  const found = await auth.api.getSession({ headers: request.headers });
  return found !== null && (await isSuspended(db, found.user.id));
}

type Asking = { context: Readonly<RouterContextProvider>; request: Request; url: URL };

/** Lets a request do what its address asks. Throws a redirect to the login, or for others than advertisers to the reason. */
export async function admit(act: Act, { context, request, url }: Asking): Promise<void> {
  if (reachOf(visitor, act)) return;
  if (isOfOperators(act)) return admitOperator(act, { context, request, url });
  const session = await requireSession(context.get(platformContext), request, url);
  context.set(sessionContext, session);
  // A page of its own: the root shows an error thrown before any loader has run, without menu or language.
  if (!reachOf(session.actor, act)) throw redirect("/reserve-aux-annonceurs");
}

/**
 * Throws what an unknown address answers to whoever may not, and else a redirect: to the login in a browser that an operator
 * has used, to the second factor where it is not proven.
 */
async function admitOperator(act: Act, { context, request, url }: Asking): Promise<void> {
  const platform = context.get(platformContext);
  const session = hasOperatorCookie(request)
    ? await requireSession(platform, request, url)
    : await findSession(platform, request);
  if (!session?.operator || !reachOf({ ...session.actor, operator: session.operator.role }, act)) {
    context.get(requestNotesContext).isHidden = true;
    throw data(null, { status: 404 });
  }
  context.set(sessionContext, session);
  if (session.actor.operator || act === "factor.write") return;
  const { headers, query } = await withUnsentWords(request, url);
  throw redirect(`${SECOND_FACTOR_PATH}?${query}`, { headers });
}

/** Throws a redirect to the login page for a visitor, who comes back afterwards with what was typed into a form. */
async function requireSession(platform: Needs, request: Request, url: URL): Promise<Session> {
  const session = await findSession(platform, request);
  if (session) return session;
  const { headers, query } = await withUnsentWords(request, url);
  for (const cookie of withoutPresence(request).getSetCookie()) headers.append("Set-Cookie", cookie);
  throw redirect(`/connexion?${query}`, { headers });
}

/** What leads back to a page, and the cookie that keeps what was typed into its form and not sent. */
async function withUnsentWords(request: Request, url: URL): Promise<{ headers: Headers; query: string }> {
  const headers = new Headers();
  const isForm = request.method === "POST";
  const kept = isForm ? await keepUnsentWords(request, url) : null;
  if (kept) headers.append("Set-Cookie", kept);
  return { headers, query: returnQuery(url, { isForm, isKept: kept !== null }) };
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
