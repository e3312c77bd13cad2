import { deletedCookie, readCookie, secretCookie } from "#app/platform/security/cookies.ts";
import { ALERTS_COOKIE } from "#app/platform/security/session-cookies.ts";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The secret of the list that this browser remembers; null without one. */
export const readRememberedList = (request: Request): string | null => readCookie(request, ALERTS_COOKIE);

/** Headers of an answer that lets the browser open this list for a year without the link. */
export const rememberList = (token: string, request: Request): HeadersInit =>
  withCookie(secretCookie(request, { name: ALERTS_COOKIE, value: token, seconds: YEAR_SECONDS }));

export const forgetList = (request: Request): HeadersInit => withCookie(deletedCookie(request, ALERTS_COOKIE));

const withCookie = (cookie: string): HeadersInit => ({ "Set-Cookie": cookie });
