import { platformContext } from "#app/platform/context.ts";
import { readImagesJson } from "../brand-kit.server.ts";
import type { Route } from "./+types/images-json";

/** `GET /Api/images.json` (specification, section 7). */
export async function loader({ context }: Route.LoaderArgs) {
  const { kit } = context.get(platformContext);
  const bytes = await readImagesJson(kit);
  if (!bytes) throw new Response(null, { status: 404 });
  return new Response(new Uint8Array(bytes), {
    headers: { "Content-Type": "application/json; charset=utf-8", "Cache-Control": "public, max-age=60" },
  });
}
