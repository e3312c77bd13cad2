import { redirect } from "react-router";
import { platformContext } from "#app/platform/context.ts";
import { isPersonsVisit } from "../is-persons-visit.ts";
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
