import { pictureHeaders } from "#app/platform/content-security-policy.ts";
import { platformContext } from "#app/platform/context.ts";
import { parseVariantName } from "#app/platform/media-storage.server.ts";
import type { Route } from "./+types/media";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { media } = context.get(platformContext);
  const name = parseVariantName(params.sha256, params.file);
  const bytes = name && (await media.variant(name.sha256, name.variant));
  if (!bytes) throw new Response(null, { status: 404 });
  return new Response(new Uint8Array(bytes), {
    headers: {
      "Content-Type": "image/webp",
      "Content-Length": String(bytes.length),
      "Cache-Control": "public, max-age=31536000, immutable",
      ...pictureHeaders,
    },
  });
}
