import { withCookies } from "#app/platform/security/session-cookies.ts";

/** Opens the list of alerts in the browser that confirmed one. Path `/`, since data of `/alertes` come from `/alertes.data`. */
const COOKIE = "portail_alertes";
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The secret of the list that this browser remembers; null without one. */
export function readRememberedList(request: Request): string | null {
  const cookies = request.headers.get("cookie") ?? "";
  return new RegExp(String.raw`(?:^|; ?)${COOKIE}=([\w.-]+)`).exec(cookies)?.[1] ?? null;
}

/** Headers of an answer that lets the browser open this list for a year, without its link. */
export const rememberList = (token: string, request: Request): Headers =>
  withCookie(`${token}; Max-Age=${YEAR_SECONDS}`, request);

export const forgetList = (request: Request): Headers => withCookie("; Max-Age=0", request);

const withCookie = (value: string, request: Request): Headers =>
  withCookies(new Headers({ "Set-Cookie": `${COOKIE}=${value}; Path=/; HttpOnly; SameSite=Lax` }), request);
