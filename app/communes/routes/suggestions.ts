import { platformContext } from "#app/platform/context.ts";
import { suggestCommunes } from "../communes.repository.server.ts";
import type { Route } from "./+types/suggestions";

const SUGGESTIONS = 8;

/** `GET /api/communes?q=` answers a JSON array of communes, the likeliest first. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { db } = context.get(platformContext);
  const communes = await suggestCommunes(db, url.searchParams.get("q") ?? "", SUGGESTIONS);
  return Response.json(communes, { headers: { "Cache-Control": "public, max-age=3600" } });
}
