import { canAdvertise } from "#app/domain/user-type.ts";
import type { UserType } from "#app/domain/user-type.ts";

/** The page of this site that was asked for, without what could lead to another site; null where there is none. */
export function wantedPage(wanted: string | null): string | null {
  if (!wanted || !/^\/(?![/\\])/.test(wanted) || hasControl(wanted)) return null;
  const url = new URL(wanted, "http://portail.invalid");
  // « /.//mal.example » becomes « //mal.example » once its dots are resolved: a browser would take that for another site.
  return url.host === "portail.invalid" && !url.pathname.startsWith("//")
    ? `${url.pathname}${url.search}${url.hash}`
    : null;
}

/** Where a login leads: to the page that was asked for, else to the account's own. */
export const destinationOf = (wanted: string | null, userType: UserType): string =>
  wantedPage(wanted) ?? homeOf(userType);

/** Where a new account begins: at the page that was asked for, else an advertiser at the form that publishes. */
export const firstDestinationOf = (wanted: string | null, userType: UserType): string =>
  wantedPage(wanted) ?? (canAdvertise({ userType }) ? "/publier" : "/espace");

const homeOf = (userType: UserType): string => (canAdvertise({ userType }) ? "/tableau-de-bord" : "/espace");

const hasControl = (text: string) => [...text].some((character) => character.charCodeAt(0) < 32);

/** `path`, whose page leads on to `next` once it is done; "" is nowhere. */
export const withNext = (path: string, next: string): string =>
  next ? `${path}?${new URLSearchParams({ suite: next })}` : path;

/** The login page, which leads back to where its visitor was going. */
export const loginHref = (from: URL): string =>
  `/connexion?suite=${encodeURIComponent(from.pathname.replace(/\.data$/, "") + from.search)}`;
