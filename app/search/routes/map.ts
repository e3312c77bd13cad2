import { clientAddress } from "#app/platform/client-address.ts";
import { platformContext } from "#app/platform/context.ts";
import { parseCriteria } from "../criteria-address.ts";
import { retryAfter } from "../load-search.server.ts";
import { parseMapQuery } from "../map-view.ts";
import { showMap } from "../use-cases/show-map.server.ts";
import type { Route } from "./+types/map";

/**
 * `GET /api/carte?cadre=ouest_sud_est_nord&zoom=…` with the parameters of a search: a `MapView` of it. 400 without
 * a frame that can be read; 429 for whoever has asked for too much, 503 where it takes too long.
 */
export async function loader({ context, url, request }: Route.LoaderArgs) {
  const view = parseMapQuery(url.searchParams);
  if (!view) return Response.json({ error: "cadre" }, { status: 400, headers: { "Cache-Control": "no-store" } });
  const { criteria } = parseCriteria(url.searchParams);
  const { db, costlyWork } = context.get(platformContext);
  const done = await costlyWork(clientAddress(request), () => showMap({ db }, criteria, view));
  if (!done.ok) return Response.json({ error: done.code }, { status: 429, headers: retryAfter(done.retrySeconds) });
  return Response.json(done.value, { headers: { "Cache-Control": "public, max-age=15" } });
}
