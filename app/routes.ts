import { index, route, type RouteConfig } from "@react-router/dev/routes";

export default [
  index("home/routes/home.tsx"),
  route("annonces", "search/routes/listings.tsx"),
  route("annonces/:slugAndReference", "listings/routes/listing.tsx"),
  route("Rechercher", "search/routes/search.tsx"),
  route("annonceurs", "advertisers/routes/directory.tsx"),
  route("annonceurs/:slug", "advertisers/routes/profile.tsx"),
  route("credits", "about/routes/credits.tsx"),
  route("media/:sha256/:file", "listings/routes/media.ts"),
  route("api/communes", "communes/routes/suggestions.ts"),
  route("Api/images.json", "brand/routes/images-json.ts"),
  route("brand/:file", "brand/routes/brand-file.ts"),
  route("sitemap.xml", "sitemap/routes/sitemap-index.ts"),
  route("sitemaps/:part", "sitemap/routes/sitemap-part.ts"),
  route("robots.txt", "sitemap/routes/robots.ts"),
  route("*", "layout/routes/not-found.tsx"),
] satisfies RouteConfig;
