import { platformContext } from "#app/platform/context.ts";
import { pictureHeaders } from "#app/platform/security/content-security-policy.ts";
import { readMailLogo } from "../mail-logo.server.ts";
import type { Route } from "./+types/mail-logo";

/** The logo of all mails; a new logo shows after a day. */
export async function loader({ context }: Route.LoaderArgs) {
  const logo = await readMailLogo(context.get(platformContext));
  if (!logo) throw new Response(null, { status: 503, headers: { "Retry-After": "60" } });
  return new Response(new Uint8Array(logo), {
    headers: { "Content-Type": "image/png", "Cache-Control": "public, max-age=86400", ...pictureHeaders },
  });
}
