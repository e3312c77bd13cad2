import { platformContext } from "#app/platform/context.ts";
import { cachePage } from "#app/platform/page-caching.ts";
import { clientAddress } from "#app/platform/security/client-address.ts";
import { parseCriteria } from "../criteria-address.ts";
import { costRefusal } from "../load-search.server.ts";
import { countSearch } from "../use-cases/count-search.server.ts";
import type { Route } from "./+types/count";

/**
 * `GET /api/annonces/nombre` with the parameters of a search: its `SearchCount`. 503 where it takes too long or too many
 * ask at once, 429 beyond the visitor's budget. That is another than for searches: counts that a filter bar asks for
 * while somebody types must not have the search itself refused.
 */
export async function loader({ context, url, request }: Route.LoaderArgs) {
  const { criteria } = parseCriteria(url.searchParams);
  const { db, costlyWork, changes } = context.get(platformContext);
  const { signal } = request;
  const done = await costlyWork({ visitor: `counts of ${clientAddress(request)}`, signal }, () =>
    countSearch({ db, changes }, criteria),
  );
  if (!done.ok) return Response.json({ error: done.code }, costRefusal(done));
  cachePage(context);
  return Response.json(done.value, { headers: { "Cache-Control": "no-cache" } });
}
