import { canAdvertise } from "#app/domain/user-type.ts";
import type { UserType } from "#app/domain/user-type.ts";
import { isPagePath } from "./page-addresses.ts";

/** The page that was asked for; null where that is no page of this site, but a call or another site. */
export function wantedPage(wanted: string | null): string | null {
  if (!wanted || !/^\/(?![/\\])/.test(wanted) || hasControl(wanted)) return null;
  const url = new URL(wanted, "http://portail.invalid");
  // « /.//mal.example » becomes « //mal.example » once its dots are resolved: a browser would take that for another site.
  return url.host === "portail.invalid" && !url.pathname.startsWith("//") && isPagePath(url.pathname)
    ? `${url.pathname}${url.search}${url.hash}`
    : null;
}

/** Where a login leads: to the requested page, else to the account's own. */
export const destinationOf = (wanted: string | null, userType: UserType): string =>
  wantedPage(wanted) ?? homeOf(userType);

/** Where a new account starts: at the requested page, else for advertisers at the publishing form. */
export const firstDestinationOf = (wanted: string | null, userType: UserType): string =>
  wantedPage(wanted) ?? (canAdvertise({ userType }) ? "/publier" : "/espace");

const homeOf = (userType: UserType): string => (canAdvertise({ userType }) ? "/tableau-de-bord" : "/espace");

const hasControl = (text: string) => [...text].some((character) => character.charCodeAt(0) < 32);

/** `path`, whose page continues to `next`; "" is none. */
export const withNext = (path: string, next: string): string =>
  next ? `${path}?${new URLSearchParams({ suite: next })}` : path;

/**
 * The login page, which leads back to where its visitor was going; `isForm` where a form was sent, which it then tells,
 * and `isKept` whether its words come back.
 */
export function loginHref(from: URL, { isForm = false, isKept = false } = {}): string {
  const next = encodeURIComponent(from.pathname.replace(/\.data$/, "") + from.search);
  return `/connexion?suite=${next}${isForm ? `&avis=${isKept ? "kept" : "notSent"}` : ""}`;
}
