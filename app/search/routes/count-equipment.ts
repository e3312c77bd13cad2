import { platformContext } from "#app/platform/context.ts";
import { cachePage } from "#app/platform/page-caching.ts";
import { clientAddress } from "#app/platform/security/client-address.ts";
import { parseCriteria } from "../criteria-address.ts";
import { costRefusal } from "../load-search.server.ts";
import { countEquipment } from "../use-cases/count-equipment.server.ts";
import type { Route } from "./+types/count-equipment";

/** `GET /api/annonces/equipements` with the parameters of a search: its `EquipmentCount[]`, or null. 429 and 503 as for counts. */
export async function loader({ context, url, request }: Route.LoaderArgs) {
  const { criteria } = parseCriteria(url.searchParams);
  const { db, costlyWork, changes } = context.get(platformContext);
  const { signal } = request;
  const done = await costlyWork({ visitor: `counts of ${clientAddress(request)}`, signal }, () =>
    countEquipment({ db, changes }, criteria),
  );
  if (!done.ok) return Response.json({ error: done.code }, costRefusal(done));
  cachePage(context);
  return Response.json(done.value, { headers: { "Cache-Control": "no-cache" } });
}
