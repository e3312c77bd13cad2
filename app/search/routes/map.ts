import { cachePage } from "#app/platform/http/page-caching.ts";
import { answerCostly } from "../answer-costly.server.ts";
import { parseCriteria } from "../criteria/parse-criteria.ts";
import { parseMapQuery } from "../map/map-view.ts";
import { showMap } from "../use-cases/show-map.server.ts";
import type { Route } from "./+types/map";

/**
 * `GET /api/carte?cadre=ouest_sud_est_nord&zoom=…` with the parameters of a search: a `MapView` of it. 400 for an
 * invalid frame; 429 beyond the visitor's budget, 503 where it takes too long or too many ask at once.
 */
export function loader({ context, url, request }: Route.LoaderArgs) {
  const view = parseMapQuery(url.searchParams);
  if (!view) return Response.json({ error: "cadre" }, { status: 400 });
  cachePage(context);
  const { criteria } = parseCriteria(url.searchParams);
  return answerCostly({ context, request }, (needs) => showMap(needs, criteria, view));
}
