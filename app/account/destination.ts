import { canAdvertise } from "./account.policy.ts";
import type { UserType } from "./account.ts";

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

const homeOf = (userType: UserType): string => (canAdvertise({ userType }) ? "/tableau-de-bord" : "/espace");

const hasControl = (text: string) => [...text].some((sign) => sign.charCodeAt(0) < 32);

/** The login page, which leads back to where its visitor was going. */
export const loginHref = (from: URL): string =>
  `/connexion?suite=${encodeURIComponent(from.pathname.replace(/\.data$/, "") + from.search)}`;
