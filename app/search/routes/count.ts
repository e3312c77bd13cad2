import { cachePage } from "#app/platform/http/page-caching.ts";
import { answerCostly } from "../answer-costly.server.ts";
import { parseCriteria } from "../criteria/parse-criteria.ts";
import { countSearch } from "../use-cases/count-search.server.ts";
import type { Route } from "./+types/count";

/** `GET /api/annonces/nombre` with the parameters of a search: its `SearchCount`. */
export function loader({ context, url, request }: Route.LoaderArgs) {
  cachePage(context);
  const { criteria } = parseCriteria(url.searchParams);
  return answerCostly({ context, request, budget: "counts" }, (needs) => countSearch(needs, criteria));
}
