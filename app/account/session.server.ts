import { APIError } from "better-auth/api";
import { createContext, redirect, type RouterContextProvider } from "react-router";
import { type Platform, platformContext } from "#app/platform/context.ts";
import { requestNotesContext } from "#app/platform/http/page-caching.ts";
import type { OperatorRole } from "#app/domain/member-role.ts";
import type { UserType } from "#app/domain/user-type.ts";
import { type Person, visitor } from "./actor.ts";
import { findRefusalFacts, findOperatorRole, loadPerson } from "./members.repository.server.ts";
import { type Act, isActOf, isOperatorAct, reachOf } from "./policy.ts";
import { refuseSample, type SampleRefusal } from "#app/platform/security/private-access.server.ts";
import { operatorOfBrowser, withoutPresence } from "#app/platform/security/session-cookies.ts";
import { returnQuery } from "#app/layout/destination.server.ts";
import { keepUnsentWords } from "./unsent-words.server.ts";

/** The page where an operator proves the second factor, or sets it up. */
export const SECOND_FACTOR_PATH = "/administration/second-facteur";

type DoorNeeds = Pick<Platform, "db" | "env" | "log">;
type Needs = DoorNeeds & Pick<Platform, "auth" | "clock">;

/** The role of an account at the back office, and when the session last proved the second factor. */
export type OperatorSession = { role: OperatorRole; provenAt: Date | null };

/** `cookies`: cookies to add to the answer, for a session that continues with another token. */
export type Session = { token: string; actor: Person; operator: OperatorSession | null; cookies: string[] };

/** The session of the request, if the address needs one; `admit` loads it once. */
export const sessionContext = createContext<Session>();

/** How long a proof of the second factor opens the back office: half a day of work. */
const OFFICE_MS = 4 * 3_600_000;

/** The session of the request; null for a visitor. */
export async function findSession(needs: Needs, request: Request): Promise<Session | null> {
  const { auth, db, clock } = needs;
  const found = await auth.api.getSession({ headers: request.headers });
  if (!found) return null;
  const { user, session } = found;
  // Checked here too, since a session may have begun while the account was being suspended, or on another machine.
  if (await refuseAccount(needs, user.id, request)) return null;
  const person = await loadPerson(db, { ...user, userType: user.userType as UserType });
  const provenAt = session.secondFactorAt ?? null;
  const isProven = provenAt !== null && clock().getTime() - provenAt.getTime() < OFFICE_MS;
  return {
    token: session.token,
    actor: { ...person, operator: isProven ? person.operator : null },
    operator: person.operator && { role: person.operator, provenAt },
    cookies: [],
  };
}

/** `suspended`: by moderation, whose mail has the reason; else why a sample account is closed on this portal. */
export type AccountRefusal = "suspended" | SampleRefusal;

/** Why a request may not use an account; null if it may. */
export async function refuseAccount(
  { db, env, log }: DoorNeeds,
  accountId: string,
  request: Pick<Request, "headers">,
): Promise<AccountRefusal | null> {
  const facts = await findRefusalFacts(db, accountId);
  if (facts?.isSuspended) return "suspended";
  const reason = facts?.isSample ? refuseSample(env, request, facts) : null;
  if (reason) log.warn({ account: accountId, reason }, "a sample account is refused");
  return reason;
}

/** Why a request may not use its session; null if it may, and without a session. */
export async function refuseSession(needs: Omit<Needs, "clock">, request: Request): Promise<AccountRefusal | null> {
  const found = await needs.auth.api.getSession({ headers: request.headers });
  return found && refuseAccount(needs, found.user.id, request);
}

type Asking = { context: Readonly<RouterContextProvider>; request: Request; url: URL };

/** Lets a request do the act of its address, or throws a redirect: to the login, or to the page that explains who may. */
export async function admit(act: Act, { context, request, url }: Asking): Promise<void> {
  if (reachOf(visitor, act)) return;
  if (isOperatorAct(act)) return admitOperator(act, { context, request, url });
  const session = (await findSession(context.get(platformContext), request)) ?? (await leadToLogin(request, url));
  context.set(sessionContext, session);
  // A page of its own, since the root would show an error thrown before all loaders without menu and language.
  if (!reachOf(session.actor, act)) throw redirect("/reserve-aux-annonceurs");
}

/**
 * Hides the address from people who may not open it, after the same work as for an unknown one. Else throws a redirect: to the
 * login in an operator's browser, or to the second factor if it is not proven.
 */
async function admitOperator(act: Act, { context, request, url }: Asking): Promise<void> {
  const platform = context.get(platformContext);
  const session = await findSession(platform, request);
  const role = session ? session.operator?.role : await findRoleOfBrowser(platform, request);
  const notes = context.get(requestNotesContext);
  if (!role || !isActOf(role, act)) {
    notes.isHidden = true;
    // Never sent: `createApp` then answers as for an unknown address. An error would be rendered as a page first.
    throw redirect("/");
  }
  if (!session) return leadToLogin(request, url);
  context.set(sessionContext, session);
  notes.cookies = session.cookies;
  if (session.actor.operator || act === "factor.write") return;
  const { headers, query } = await withUnsentWords(request, url);
  throw redirect(`${SECOND_FACTOR_PATH}?${query}`, { headers });
}

/** The role of the operator who has proven the second factor in a browser whose session has ended. */
async function findRoleOfBrowser({ db, cipher }: Platform, request: Request): Promise<OperatorRole | null> {
  const accountId = operatorOfBrowser(request, cipher);
  return accountId === null ? null : findOperatorRole(db, accountId);
}

/** Throws a redirect to the login page, which leads the visitor back with the typed text of a form. */
async function leadToLogin(request: Request, url: URL): Promise<never> {
  const { headers, query } = await withUnsentWords(request, url);
  for (const cookie of withoutPresence(request).getSetCookie()) headers.append("Set-Cookie", cookie);
  throw redirect(`/connexion?${query}`, { headers });
}

/** The query that leads back to a page, and the headers with a cookie that keeps the unsent text of a form. */
async function withUnsentWords(request: Request, url: URL): Promise<{ headers: Headers; query: string }> {
  const headers = new Headers();
  const isForm = request.method === "POST";
  const cookie = isForm ? await keepUnsentWords(request, url) : null;
  if (cookie) headers.append("Set-Cookie", cookie);
  return { headers, query: returnQuery(url, { isForm, isKept: cookie !== null }) };
}

/** For routes: a session that ended during the request redirects to the account's page, which asks to log in. */
export const redirectToLogin = (): Response => redirect("/espace");

export type SessionEnded = { ok: false; code: "session_ended" };

/** An answer of `auth` for an account whose session may have ended since the request came. */
export async function whileLoggedIn<Answer>(
  call: Promise<Answer>,
): Promise<{ ok: true; answer: Answer } | SessionEnded> {
  try {
    return { ok: true, answer: await call };
  } catch (error) {
    if (error instanceof APIError && error.status === "UNAUTHORIZED") return { ok: false, code: "session_ended" };
    throw error;
  }
}
