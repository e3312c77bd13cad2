import { pictureHeaders } from "#app/platform/content-security-policy.ts";
import { platformContext } from "#app/platform/context.ts";
import { readBrandFile } from "../brand-kit.server.ts";
import type { Route } from "./+types/brand-file";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { env } = context.get(platformContext);
  const file = await readBrandFile(env.BRAND_DIR, params.file);
  if (!file) throw new Response(null, { status: 404 });
  return new Response(new Uint8Array(file.bytes), {
    headers: { "Content-Type": file.type, "Cache-Control": "public, max-age=300", ...pictureHeaders },
  });
}
