import { retention } from "#app/domain/retention.ts";
import { deletedCookie, readCookie, secretCookie } from "./cookies.ts";

/** The lifetime of a session with « Se souvenir de moi ». */
export const REMEMBERED_SECONDS = retention.sessions * 24 * 60 * 60;

/**
 * The cookie by which the header of public pages, which are the same for everyone, shows that there is a session. It holds no
 * secret: the session is in a cookie that scripts cannot read.
 */
export const PRESENCE_COOKIE = "portail_present";

/**
 * Opens the list of alerts in the browser that confirmed one. It ends with any session, so that nobody finds another's list in a
 * shared browser. Its path is `/`, since data of `/alertes` come from `/alertes.data`.
 */
export const ALERTS_COOKIE = "portail_alertes";

/** Marks a browser in which an operator has proven the second factor: there, the back office asks to log in again. */
const OPERATOR_COOKIE = "portail_administration";
export const operatorCookie = (request: Request): string =>
  secretCookie(request, { name: OPERATOR_COOKIE, value: "1", seconds: REMEMBERED_SECONDS });
export const hasOperatorCookie = (request: Request): boolean => readCookie(request, OPERATOR_COOKIE) !== null;

/** Whether these cookies claim that there is a session. */
export const hasPresenceCookie = (cookies: string | null): boolean =>
  cookies?.includes(`${PRESENCE_COOKIE}=1`) ?? false;

/** Headers that remove the presence cookie, where there is no session. */
export const withoutPresence = (request: Request): Headers =>
  withCookies(new Headers(), request, hasPresenceCookie(request.headers.get("cookie")) ? "ends" : undefined);

/** Headers with the cookies of an answer of `auth`; `Secure` when the visit is by https. */
export function withCookies(
  answer: Headers,
  request: Request,
  presence?: "begins" | "begins-remembered" | "ends",
): Headers {
  const cookies = answer.getSetCookie();
  const lasts = { begins: "", "begins-remembered": `; Max-Age=${REMEMBERED_SECONDS}`, ends: "; Max-Age=0" };
  if (presence) cookies.push(`${PRESENCE_COOKIE}=1; Path=/; SameSite=Lax${lasts[presence]}`);
  if (presence === "ends" && readCookie(request, ALERTS_COOKIE)) cookies.push(deletedCookie(request, ALERTS_COOKIE));
  const isHttps = new URL(request.url).protocol === "https:";
  const headers = new Headers();
  for (const cookie of cookies) {
    const isMissingSecure = isHttps && !/;\s*secure/i.test(cookie);
    headers.append("Set-Cookie", isMissingSecure ? `${cookie}; Secure` : cookie);
  }
  return headers;
}
