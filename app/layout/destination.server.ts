import { matchRoutes } from "react-router";
import { addresses, isPage } from "#app/addresses.ts";
import { canAdvertise } from "#app/domain/user-type.ts";
import type { UserType } from "#app/domain/user-type.ts";

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
export const destinationOf = (wanted: string | null, account: { userType: UserType; isOperator?: boolean }): string =>
  wantedPage(wanted) ?? (account.isOperator ? "/administration" : homeOf(account.userType));

/** Where a new account starts: at the requested page, else for advertisers at the publishing form. */
export const firstDestinationOf = (wanted: string | null, userType: UserType): string =>
  wantedPage(wanted) ?? (canAdvertise({ userType }) ? "/publier" : "/espace");

const homeOf = (userType: UserType): string => (canAdvertise({ userType }) ? "/tableau-de-bord" : "/espace");

const hasControl = (text: string) => [...text].some((character) => character.charCodeAt(0) < 32);

/**
 * The query of a page that leads back to where its visitor was going; `isForm` where a form was sent, which it then tells,
 * and `isKept` whether its words come back.
 */
export function returnQuery(from: URL, { isForm = false, isKept = false } = {}): string {
  const next = encodeURIComponent(from.pathname.replace(/\.data$/, "") + from.search);
  return `suite=${next}${isForm ? `&avis=${isKept ? "kept" : "notSent"}` : ""}`;
}

const known = addresses.map((address) => ({ path: address.path, handle: address }));

/** Whether a path, without query, is that of a page: nobody is led to a call, to the data of a page, nor to nothing. */
export function isPagePath(path: string): boolean {
  if (!isDecodable(path) || path.endsWith(".data")) return false;
  const match = matchRoutes(known, path)?.at(-1);
  return match !== undefined && isPage(match.route.handle);
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
