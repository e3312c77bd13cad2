import { cachePage } from "#app/platform/http/page-caching.ts";
import { answerCostly } from "../answer-costly.server.ts";
import { parseCriteria } from "../criteria/parse-criteria.ts";
import { countEquipment } from "../use-cases/count-equipment.server.ts";
import type { Route } from "./+types/count-equipment";

/** `GET /api/annonces/equipements` with the parameters of a search: its `EquipmentCount[]`, or null. */
export function loader({ context, url, request }: Route.LoaderArgs) {
  cachePage(context);
  const { criteria } = parseCriteria(url.searchParams);
  return answerCostly({ context, request, budget: "counts" }, (needs) => countEquipment(needs, criteria));
}
