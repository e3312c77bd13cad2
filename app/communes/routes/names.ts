import { platformContext } from "#app/platform/context.ts";
import { findLargestCommunes } from "../communes.repository.server.ts";
import type { Route } from "./+types/names";

/** Enough for a name every few kilometres where people live. */
const NAMES = 3_000;

/** `GET /carte/communes.json`: the names that the bundled map writes, largest first. */
export async function loader({ context }: Route.LoaderArgs) {
  const communes = await findLargestCommunes(context.get(platformContext).db, NAMES);
  return Response.json(communes, { headers: { "Cache-Control": "public, max-age=86400" } });
}
