import { clientAddress } from "#app/platform/security/client-address.ts";
import { publicContext } from "#app/platform/context.ts";
import { cachePage } from "#app/platform/http/page-caching.ts";
import { parseCriteria } from "../criteria/parse-criteria.ts";
import { costRefusal } from "../results/load-search.server.ts";
import { parseMapQuery } from "../map/map-view.ts";
import { showMap } from "../use-cases/show-map.server.ts";
import type { Route } from "./+types/map";

/**
 * `GET /api/carte?cadre=ouest_sud_est_nord&zoom=…` with the parameters of a search: a `MapView` of it. 400 for an
 * invalid frame; 429 beyond the visitor's budget, 503 where it takes too long or too many ask at once.
 */
export async function loader({ context, url, request }: Route.LoaderArgs) {
  const view = parseMapQuery(url.searchParams);
  if (!view) return Response.json({ error: "cadre" }, { status: 400 });
  const { criteria } = parseCriteria(url.searchParams);
  const { db, costlyWork } = context.get(publicContext);
  const { signal } = request;
  const done = await costlyWork({ visitor: clientAddress(request), signal }, () => showMap({ db }, criteria, view));
  if (!done.ok) return Response.json({ error: done.code }, costRefusal(done));
  cachePage(context);
  return Response.json(done.value, { headers: { "Cache-Control": "no-cache" } });
}
