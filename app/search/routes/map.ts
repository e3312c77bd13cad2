import { platformContext } from "#app/platform/context.ts";
import { parseCriteria } from "../criteria-address.ts";
import { parseMapQuery } from "../map-view.ts";
import { showMap } from "../use-cases/show-map.server.ts";
import type { Route } from "./+types/map";

/**
 * `GET /api/carte?cadre=ouest_sud_est_nord&zoom=…` with the parameters of a search: a `MapView` of it. 400 without
 * a frame that can be read.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const view = parseMapQuery(url.searchParams);
  if (!view) return Response.json({ error: "cadre" }, { status: 400, headers: { "Cache-Control": "no-store" } });
  const { criteria } = parseCriteria(url.searchParams);
  const shown = await showMap(context.get(platformContext), criteria, view);
  return Response.json(shown, { headers: { "Cache-Control": "public, max-age=15" } });
}
