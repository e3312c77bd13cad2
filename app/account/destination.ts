import type { UserType } from "./account.ts";

/** The page of this site that a login was asked for, or the account's own; never another site's. */
export function destinationOf(wanted: string | null, _userType?: UserType): string {
  const home = "/espace";
  if (!wanted || !/^\/(?![/\\])/.test(wanted) || hasControl(wanted)) return home;
  const url = new URL(wanted, "http://portail.invalid");
  return url.host === "portail.invalid" ? `${url.pathname}${url.search}${url.hash}` : home;
}

const hasControl = (text: string) => [...text].some((sign) => sign.charCodeAt(0) < 32);

/** The login page, which leads back to where its visitor was going. */
export const loginHref = (from: URL): string => `/connexion?suite=${encodeURIComponent(from.pathname.replace(/\.data$/, "") + from.search)}`;
