import { platformContext } from "#app/platform/context.ts";
import { readImagesJson } from "../brand-kit.server.ts";
import type { Route } from "./+types/images-json";

/** `GET /Api/images.json` (specification, section 7). */
export async function loader({ context }: Route.LoaderArgs) {
  const { kit } = context.get(platformContext);
  const images = await readImagesJson(kit);
  if (!images) throw new Response(null, { status: 404 });
  return Response.json(images, { headers: { "Cache-Control": "public, max-age=60" } });
}
