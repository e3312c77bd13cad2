import { pictureHeaders } from "#app/platform/security/content-security-policy.ts";
import { platformContext } from "#app/platform/context.ts";
import { parseOriginalName, parseVariantName } from "#app/platform/pictures/media-storage.server.ts";
import type { Route } from "./+types/media";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { media, log } = context.get(platformContext);
  // The storage fails, perhaps for a moment.
  const refuse = (error: unknown) => {
    log.warn({ err: error, sha256: params.sha256 }, "a picture could not be read");
    throw new Response(null, { status: 503 });
  };
  const name = parseVariantName(params.sha256, params.file);
  const original = parseOriginalName(params.sha256, params.file);
  const served = name
    ? await media.variant(name.sha256, name.variant).catch(refuse)
    : original && (await media.original(original).catch(refuse));
  if (!served) throw new Response(null, { status: 404 });
  return new Response(new Uint8Array(served.bytes), {
    headers: {
      "Content-Type": `image/${served.format}`,
      "Content-Length": String(served.bytes.length),
      // A substitute for a missing width must not be cached.
      "Cache-Control": served.isVariant ? "public, max-age=31536000, immutable" : "no-store",
      ...pictureHeaders,
    },
  });
}
