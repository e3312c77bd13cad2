import { matchRoutes } from "react-router";
import { addresses, isPage } from "#app/addresses.ts";
import { canAdvertise } from "#app/domain/user-type.ts";
import type { UserType } from "#app/domain/user-type.ts";

/** The requested page; null for an address that is not a page of this site, such as a call or another site. */
export function wantedPage(wanted: string | null): string | null {
  if (!wanted || !/^\/(?![/\\])/.test(wanted) || hasControl(wanted)) return null;
  const url = new URL(wanted, "http://portail.invalid");
  // « /.//mal.example » becomes « //mal.example » once its dots are resolved, which browsers read as another site.
  return url.host === "portail.invalid" && !url.pathname.startsWith("//") && isPagePath(url.pathname)
    ? `${url.pathname}${url.search}${url.hash}`
    : null;
}

/** The page after a login: the requested page, else the account's first page. */
export const destinationOf = (wanted: string | null, account: { userType: UserType; isOperator?: boolean }): string =>
  wantedPage(wanted) ?? (account.isOperator ? "/administration" : homeOf(account.userType));

/** The first page of a new account: the requested page, else for advertisers the publishing form. */
export const firstDestinationOf = (wanted: string | null, userType: UserType): string =>
  wantedPage(wanted) ?? (canAdvertise({ userType }) ? "/publier" : "/espace");

const homeOf = (userType: UserType): string => (canAdvertise({ userType }) ? "/tableau-de-bord" : "/espace");

const hasControl = (text: string) => [...text].some((character) => character.charCodeAt(0) < 32);

/**
 * The query of a page that leads back to the page that the visitor requested. `isForm`: the request was a form, which the page
 * mentions; `isKept`: the typed text will be restored.
 */
export function returnQuery(from: URL, { isForm = false, isKept = false } = {}): string {
  const next = encodeURIComponent(from.pathname.replace(/\.data$/, "") + from.search);
  return `suite=${next}${isForm ? `&avis=${isKept ? "kept" : "notSent"}` : ""}`;
}

const known = addresses.map((address) => ({ path: address.path, handle: address }));

/** Whether a path, without query, is a page of this site: not a call, the data of a page, or an unknown address. */
function isPagePath(path: string): boolean {
  if (!isDecodable(path) || path.endsWith(".data")) return false;
  // The login must not reveal which addresses the back office has.
  if (/^\/administration(?:\/|$)/.test(path)) return true;
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
