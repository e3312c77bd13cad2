import { pictureHeaders } from "#app/platform/security/content-security-policy.ts";
import { platformContext } from "#app/platform/context.ts";
import { readBrandFile } from "../brand-kit.server.ts";
import { versionOf } from "../kit-pictures.server.ts";
import type { Route } from "./+types/brand-file";

/** A file of the kit: cached for good at an address with its hash, as on pages; at another address, for five minutes. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { env } = context.get(platformContext);
  const file = await readBrandFile(env.BRAND_DIR, params.file);
  if (!file) throw new Response(null, { status: 404 });
  const isNamed = url.searchParams.get("v") === versionOf(file.bytes);
  return new Response(new Uint8Array(file.bytes), {
    headers: {
      "Content-Type": file.type,
      "Cache-Control": isNamed ? "public, max-age=31536000, immutable" : "public, max-age=300",
      ...pictureHeaders,
    },
  });
}
