import { platformContext } from "#app/platform/context.ts";
import type { Route } from "./+types/manifest";

/** The web app manifest: the site's name, and the light colours of `styles.css`. */
export function loader({ context }: Route.LoaderArgs) {
  const { SITE_NAME } = context.get(platformContext).env;
  const manifest = {
    name: SITE_NAME,
    short_name: SITE_NAME,
    lang: "fr",
    start_url: "/",
    display: "standalone",
    background_color: "#fbf8f3",
    theme_color: "#fbf8f3",
    icons: [{ src: "/favicon.svg", type: "image/svg+xml", sizes: "any" }],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { "Content-Type": "application/manifest+json; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
