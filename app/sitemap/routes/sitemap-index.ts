import { publicContext } from "#app/platform/context.ts";
import { countListingParts } from "../sitemap.repository.server.ts";
import { sitemapIndexXml } from "../sitemap-xml.ts";
import type { Route } from "./+types/sitemap-index";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, env } = context.get(publicContext);
  const origin = env.SITE_URL ?? url.origin;
  const parts = await countListingParts(db);
  const names = ["pages.xml", ...Array.from({ length: parts }, (_, index) => `annonces-${index + 1}.xml`)];
  return new Response(sitemapIndexXml(names.map((name) => new URL(`/sitemaps/${name}`, origin).href)), {
    headers: {
      "Content-Type": "application/xml; charset=utf-8",
      "Cache-Control": env.SITE_URL ? "public, max-age=600" : "no-cache",
    },
  });
}
