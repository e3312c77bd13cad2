import { publicContext } from "#app/platform/context.ts";
import type { Commune } from "../commune.ts";
import { suggestCommunes } from "../name-communes.server.ts";
import type { Route } from "./+types/suggestions";

const SUGGESTIONS = 8;

/** A commune suggested in a form; `slug` is its value in addresses. */
export type CommuneSuggestion = Omit<Commune, "id">;

/**
 * `GET /api/communes?q=` answers a JSON array of communes, the likeliest first, or an empty one where nothing is
 * similar. Communes change once a year: answers may be cached for a day.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { db } = context.get(publicContext);
  const communes = await suggestCommunes(db, url.searchParams.get("q") ?? "", SUGGESTIONS);
  const suggestions = communes.map(toSuggestion);
  return Response.json(suggestions, { headers: { "Cache-Control": "public, max-age=86400" } });
}

function toSuggestion({ slug, name, postalCode, departmentCode, departmentName }: Commune): CommuneSuggestion {
  return { slug, name, postalCode, departmentCode, departmentName };
}
