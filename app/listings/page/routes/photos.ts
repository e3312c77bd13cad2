import { publicContext } from "#app/platform/context.ts";
import { isReference } from "#app/browser-storage/favourite-references.ts";
import { cachePage } from "#app/platform/http/page-caching.ts";
import { findShownPhotos } from "../listings.repository.server.ts";
import type { Route } from "./+types/photos";

/** `GET /api/annonces/:reference/photos`: the photos of a listing on show, at most ten, for a card on which one swipes. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const reference = params.reference.toUpperCase();
  const photos = isReference(reference) ? await findShownPhotos(context.get(publicContext).db, reference) : null;
  if (!photos) return Response.json({ photos: [] }, { status: 404 });
  cachePage(context);
  return Response.json({ photos }, { headers: { "Cache-Control": "no-cache" } });
}
