import { isReference } from "#app/browser-storage/favourite-references.ts";
import { publicContext } from "#app/platform/context.ts";
import { MOST_PER_CALL } from "../favourite-list.ts";
import { listFavouritesByReference } from "../use-cases/list-favourites.server.ts";
import type { Route } from "./+types/favourite-listings";

/**
 * `GET /favoris/annonces?references=A,B`: cards of up to 100 listings, and those that are gone, for a browser's own
 * favourites.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = (url.searchParams.get("references") ?? "")
    .split(",")
    .map((text) => text.toUpperCase())
    .filter(isReference);
  const references = [...new Set(asked)].slice(0, MOST_PER_CALL);
  return Response.json(await listFavouritesByReference(context.get(publicContext), references));
}
