import { platformContext } from "#app/platform/context.ts";
import type { Route } from "./+types/robots";

export function loader({ context, url }: Route.LoaderArgs) {
  const { env } = context.get(platformContext);
  const lines = [
    "User-agent: *",
    "Disallow: /api/",
    "Disallow: /tableau-de-bord",
    "Disallow: /publier",
    "",
    `Sitemap: ${new URL("/sitemap.xml", env.SITE_URL ?? url.origin).href}`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": env.SITE_URL ? "public, max-age=3600" : "no-cache",
    },
  });
}
