import { listingHref } from "#app/listings/listing-address.ts";
import { publicContext } from "#app/platform/context.ts";
import { countListingParts, findAdvertiserSlugs, findListingsOfPart } from "../sitemap.repository.server.ts";
import { sitemapXml } from "../sitemap-xml.ts";
import type { Route } from "./+types/sitemap-part";

const pages = [
  "/",
  "/annonces",
  "/Rechercher",
  "/annonceurs",
  "/verifier-un-fichier",
  "/credits",
  "/mentions-legales",
  "/accessibilite",
];

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { db, env } = context.get(publicContext);
  const absolute = (path: string) => new URL(path, env.SITE_URL ?? url.origin).href;
  const xml = await (params.part === "pages.xml"
    ? pagesXml()
    : listingsXml(/^annonces-(\d{1,6})\.xml$/.exec(params.part)?.[1]));
  return new Response(xml, {
    headers: {
      "Content-Type": "application/xml; charset=utf-8",
      "Cache-Control": env.SITE_URL ? "public, max-age=600" : "no-cache",
    },
  });

  async function pagesXml() {
    const advertisers = await findAdvertiserSlugs(db);
    return sitemapXml(
      [...pages, ...advertisers.map((slug) => `/annonceurs/${slug}`)].map((path) => ({ location: absolute(path) })),
    );
  }

  async function listingsXml(typed: string | undefined) {
    const part = Number(typed);
    if (!typed || part < 1 || part > (await countListingParts(db))) throw new Response(null, { status: 404 });
    const listings = await findListingsOfPart(db, part);
    return sitemapXml(
      listings.map((listing) => ({
        location: absolute(listingHref(listing)),
        lastModified: new Date(listing.updatedAt),
      })),
    );
  }
}
