import type { Connection } from "#db/client.ts";
import type { Commune } from "../commune.ts";
import { loadPlaces } from "../loaded-places.server.ts";
import { nearestCommune } from "../place-index.ts";
import { roundPosition } from "../round-position.ts";

/** Greatest distance of a near commune, in kilometres. */
const FARTHEST = 50;

/** The commune nearest to a position in degrees, which is stored nowhere; `far_away` where France is far. */
export async function findNearestCommune(
  { db }: { db: Connection },
  { latitude, longitude }: { latitude: number; longitude: number },
): Promise<{ ok: true; value: Commune } | { ok: false; code: "far_away" }> {
  const nearest = nearestCommune(await loadPlaces(db), {
    latitude: roundPosition(latitude),
    longitude: roundPosition(longitude),
  });
  return nearest && nearest.km <= FARTHEST ? { ok: true, value: nearest.commune } : { ok: false, code: "far_away" };
}
