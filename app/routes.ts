import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";

export default [
  layout("layout/routes/public.tsx", [
    index("home/routes/home.tsx"),
    route("annonces", "search/routes/listings.tsx"),
    route("annonces/:slugAndReference", "listings/routes/listing.tsx"),
    route("Rechercher", "search/routes/search.tsx"),
    route("annonceurs", "directory/routes/directory.tsx"),
    route("annonceurs/:slug", "directory/routes/profile.tsx"),
    route("favoris", "favourites/routes/favourites.tsx"),
    route("connexion", "account/routes/login.tsx"),
    route("creer-compte", "account/routes/sign-up.tsx"),
    route("bienvenue", "account/routes/welcome.tsx"),
    route("confirmer-adresse", "account/routes/confirm-address.tsx"),
    route("confirmer-nouvelle-adresse", "account/routes/confirm-new-address.tsx"),
    route("mot-de-passe-oublie", "account/routes/forgotten-password.tsx"),
    route("nouveau-mot-de-passe", "account/routes/new-password.tsx"),
    route("dev/courrier", "account/routes/outbox.tsx"),
    route("credits", "about/routes/credits.tsx"),
    route("mentions-legales", "about/routes/legal-notice.tsx"),
    route("*", "layout/routes/not-found.tsx"),
  ]),

  // The signed-in area.
  layout("dashboard/routes/workspace.tsx", [
    route("espace", "account/routes/space.tsx"),
    // Owners and agencies only.
    layout("dashboard/routes/advertiser-area.tsx", [
      route("publier", "publish/routes/drafts.tsx"),
      route("publier/:draft/enregistrer", "publish/routes/save.ts"),
      route("publier/:draft/verification", "publish/routes/review.tsx"),
      route("publier/:draft/apercu", "publish/routes/preview.tsx"),
      route("publier/:draft/en-ligne", "publish/routes/online.tsx"),
      route("publier/:draft/:step", "publish/routes/step.tsx"),
      route("publications/:reference/modifier", "publish/routes/edit.ts"),
      route("tableau-de-bord", "dashboard/routes/desk.tsx"),
      route("publications", "dashboard/routes/publications.tsx"),
      route("publier/:draft/photos", "publish/routes/photos.tsx"),
      route("publier/:draft/photos/envoi", "publish/routes/photo-upload.ts"),
      route("publier/:draft/photos/rangement", "publish/routes/photo-arrangement.ts"),
    ]),
  ]),

  // Calls and files.
  route("connexion/externe", "account/routes/external-login.ts"),
  route("deconnexion", "account/routes/log-out.ts"),
  route("api/auth/callback/:provider", "account/routes/external-callback.ts"),
  route("users", "account/routes/users.ts"),
  route("langue", "layout/routes/language.ts"),
  route("favoris/coeurs", "favourites/routes/hearts.ts"),
  route("favoris/annonces", "favourites/routes/kept-listings.ts"),
  route("annonces/:reference/vue", "listings/routes/count-view.ts"),
  route("media/:sha256/:file", "listings/routes/media.ts"),
  route("api/carte", "search/routes/map.ts"),
  route("carte/communes.json", "communes/routes/names.ts"),
  route("api/communes", "communes/routes/suggestions.ts"),
  route("Api/images.json", "brand/routes/images-json.ts"),
  route("brand/:file", "brand/routes/brand-file.ts"),
  route("sitemap.xml", "sitemap/routes/sitemap-index.ts"),
  route("sitemaps/:part", "sitemap/routes/sitemap-part.ts"),
  route("manifest.webmanifest", "layout/routes/manifest.ts"),
  route("robots.txt", "sitemap/routes/robots.ts"),
] satisfies RouteConfig;
