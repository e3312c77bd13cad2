import { redirect } from "react-router";
import { platformContext } from "#app/platform/context.ts";
import { visitByLink } from "../use-cases/visit-by-link.server.ts";
import type { Route } from "./+types/visit";

/** Redirects from a link of an alert's mail to a listing (`bien`), or to all results, also after the alert's end. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const token = url.searchParams.get("jeton") ?? "";
  const reference = url.searchParams.get("bien");
  const visit = { token, reference, isPersons: isPersonsVisit(request) };
  const href = await visitByLink(context.get(platformContext), visit);
  return redirect(href, { headers: { "Referrer-Policy": "no-referrer" } });
}

/**
 * Whether a person opened an address, as far as headers show: programs that check the links of mails send no such
 * headers. Safari sends that it opens a page, but never what caused it (webkit.org/b/247697).
 */
function isPersonsVisit({ headers }: Request): boolean {
  if (headers.get("sec-fetch-user") === "?1") return true;
  const isSafari = /AppleWebKit(?!.*Chrom)/.test(headers.get("user-agent") ?? "");
  return isSafari && headers.get("sec-fetch-mode") === "navigate" && headers.get("sec-fetch-dest") === "document";
}
