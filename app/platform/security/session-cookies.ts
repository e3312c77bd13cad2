import { retention } from "#app/domain/retention.ts";
import { deletedCookie, readCookie, secretCookie } from "./cookies.ts";
import type { TextCipher } from "./encrypted-text.server.ts";
import { hasPresenceCookie, PRESENCE_COOKIE } from "./presence-cookie.ts";

/** The lifetime of a session with « Se souvenir de moi ». */
export const REMEMBERED_SECONDS = retention.sessions * 24 * 60 * 60;

/**
 * The cookie that opens the list of alerts in the browser that confirmed one. It ends with any session, so that nobody finds another's
 * list in a shared browser. Its path is `/`, since data of `/alertes` come from `/alertes.data`.
 */
export const ALERTS_COOKIE = "portail_alertes";

/**
 * The cookie with the encrypted id of the account that proved the second factor in this browser: the back office then asks for a new
 * login.
 */
const OPERATOR_COOKIE = "portail_administration";
export const operatorCookie = (request: Request, cipher: TextCipher, accountId: string): string =>
  secretCookie(request, { name: OPERATOR_COOKIE, value: cipher.encrypt(accountId), seconds: REMEMBERED_SECONDS });

/** The account in the operator's cookie; null without a cookie that the portal made. */
export function operatorOfBrowser(request: Request, cipher: TextCipher): string | null {
  const value = readCookie(request, OPERATOR_COOKIE);
  const read = value === null ? null : cipher.decrypt(value);
  return read?.ok ? read.text : null;
}

/** Headers that remove the presence cookie, where there is no session. */
export const withoutPresence = (request: Request): Headers =>
  withCookies(new Headers(), request, hasPresenceCookie(request.headers.get("cookie")) ? "ends" : undefined);

/** Headers with the cookies of an answer of `auth`; `Secure` for a visit by https. */
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
