import type { NamedPlaces } from "#app/map/named-place.ts";
import { platformContext } from "#app/platform/context.ts";
import { findNamedPlaces } from "../communes.repository.server.ts";
import type { Route } from "./+types/names";

/** `GET /carte/communes.json`: the names that the bundled map writes. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(platformContext);
  const [towns, districts] = await Promise.all([findNamedPlaces(db, "commune"), findNamedPlaces(db, "arrondissement")]);
  return Response.json({ towns, districts } satisfies NamedPlaces, {
    headers: { "Cache-Control": "public, max-age=86400" },
  });
}
