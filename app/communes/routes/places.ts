import { z } from "zod";
import { publicContext } from "#app/platform/context.ts";
import { readJson } from "#app/platform/http/read-form.ts";
import { findNearestCommune } from "../use-cases/find-nearest-commune.server.ts";
import { suggestPlaces } from "../use-cases/suggest-places.server.ts";
import type { Route } from "./+types/places";

/**
 * `GET /api/lieux?q=` answers a JSON array of places of every kind with their listings on show (`PlaceSuggestion`), the
 * likeliest first, or an empty one where nothing is similar. Cached for a minute only, since counts change.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { db } = context.get(publicContext);
  const suggestions = await suggestPlaces({ db }, url.searchParams.get("q") ?? "");
  return Response.json(suggestions, { headers: { "Cache-Control": "public, max-age=60" } });
}

const positionSchema = z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) });

/**
 * `POST /api/lieux` with `{ latitude, longitude }`: the nearest commune, `{ slug, name }`; 404 where France is far, 400 for an
 * invalid position. The position is in the body, since addresses are logged; it is stored nowhere.
 */
export async function action({ context, request }: Route.ActionArgs) {
  const read = positionSchema.safeParse(await readJson(request));
  if (!read.success) return answer({ error: "invalid_position" }, 400);
  const { db } = context.get(publicContext);
  const nearest = await findNearestCommune({ db }, read.data);
  if (!nearest.ok) return answer({ error: nearest.code }, 404);
  const { slug, name } = nearest.value;
  return answer({ slug, name }, 200);
}

const answer = (body: object, status: number) => Response.json(body, { status });
