import type { Act } from "./account/policy.ts";

/** An address of the site, as React Router's pattern, and its file in `app/`. A `.tsx` file is a page, a `.ts` file a call. */
export type Address = {
  path: string;
  file: string;
  /** What its GET asks of the policy, and its POST; null where it answers none but with 405 or a redirect. */
  get: Act | null;
  post: Act | null;
  /** Whether one answer may serve all visitors: where its loader says so (`cachePage`), or always, for a page of words alone. */
  shared?: "by loader" | "always";
};

type Asked = Partial<Pick<Address, "get" | "post" | "shared">>;

const at = (path: string, file: string, asked: Asked): Address => ({ path, file, get: null, post: null, ...asked });

const both = (act: Act) => ({ get: act, post: act });
const site = { get: "site.see" } as const;
const shared = { get: "site.see", shared: "by loader" } as const;
const own = both("own.write");
const account = both("account.write");
const dashboard = { get: "dashboard.see" } as const;
const office = { get: "office.see" } as const;
const cases = both("case.decide");
const setup = both("site.write");
const feed = both("feed.write");
const draft = both("draft.write");

/** In the frame of the public site. */
export const sitePages = [
  at("/", "home/routes/home.tsx", shared),
  at("/annonces", "search/routes/listings.tsx", shared),
  at("/annonces/:slugAndReference", "listings/page/routes/listing.tsx", { ...shared, post: "own.write" }),
  at("/annonces/:slugAndReference/imprimer", "listings/sheet/routes/print.tsx", { ...site, post: "own.write" }),
  at("/annonces/:slugAndReference/budget", "listings/page/routes/budget.tsx", { get: "own.write" }),
  at("/annonces/:reference/demande", "requests/routes/ask.tsx", { ...site, post: "own.write" }),
  at("/demandes/confirmer", "requests/routes/confirm.tsx", own),
  at("/demandes/suivre", "requests/routes/follow.tsx", own),
  at("/Rechercher", "search/routes/search.tsx", shared),
  at("/annonceurs", "directory/routes/directory.tsx", shared),
  at("/annonceurs/:slug", "directory/routes/profile.tsx", { ...shared, post: "own.write" }),
  at("/signaler", "moderation/routes/report.tsx", own),
  at("/signaler/suivi", "moderation/routes/report-state.tsx", { get: "own.write" }),
  at("/signaler/contester", "moderation/routes/contest.tsx", own),
  at("/comparer", "comparison/routes/comparison.tsx", site),
  at("/favoris", "favourites/routes/favourites.tsx", own),
  at("/alertes", "alerts/routes/alerts.tsx", own),
  at("/alertes/nouvelle", "alerts/routes/new-alert.tsx", own),
  at("/alertes/modifier", "alerts/routes/edit-alert.tsx", own),
  at("/alertes/confirmer", "alerts/routes/confirm-alert.tsx", own),
  at("/alertes/fin", "alerts/routes/end-alert.tsx", own),
  at("/connexion", "account/routes/login.tsx", { ...site, post: "own.write" }),
  at("/creer-compte", "account/routes/sign-up.tsx", { ...site, post: "own.write" }),
  at("/bienvenue", "account/routes/welcome.tsx", account),
  at("/confirmer-adresse", "account/routes/confirm-address.tsx", own),
  at("/confirmer-nouvelle-adresse", "account/routes/confirm-new-address.tsx", own),
  at("/mot-de-passe-oublie", "account/routes/forgotten-password.tsx", { ...site, post: "own.write" }),
  at("/nouveau-mot-de-passe", "account/routes/new-password.tsx", own),
  at("/dev/courrier", "account/routes/outbox.tsx", { get: "own.write" }),
  at("/administration/second-facteur", "operators/routes/second-factor.tsx", both("factor.write")),
  at("/verifier-un-fichier", "feeds/checker/routes/check-file.tsx", { ...site, shared: "always", post: "own.write" }),
  at("/envoi-refuse", "moderation/routes/refused.tsx", site),
  at("/compte-supprime", "privacy/routes/goodbye.tsx", site),
  at("/credits", "about/routes/credits.tsx", { get: "site.see", shared: "always" }),
  at("/mentions-legales", "about/routes/legal-notice.tsx", shared),
  at("/cgu", "content/routes/terms.tsx", shared),
  at("/confidentialite", "content/routes/privacy.tsx", shared),
  at("/classement", "content/routes/ranking.tsx", shared),
  at("/pages/:slug", "content/routes/free-page.tsx", shared),
  at("/accessibilite", "about/routes/accessibility.tsx", shared),
  at("/*", "layout/routes/not-found.tsx", both("nothing.see")),
];

/** In the frame of the signed-in area. */
export const workspacePages = [
  at("/espace", "account/routes/space.tsx", account),
  at("/reserve-aux-annonceurs", "dashboard/routes/advertisers-only.tsx", { get: "account.write" }),
  at("/messages", "requests/routes/conversations.tsx", { get: "thread.ask" }),
  at("/messages/:id", "requests/routes/conversation.tsx", both("thread.ask")),
  at("/espace/donnees", "privacy/routes/my-data.tsx", account),
  at("/publier", "publish/drafts/routes/drafts.tsx", draft),
  at("/publier/:draft/enregistrer", "publish/drafts/routes/save.ts", { post: "draft.write" }),
  at("/publier/:draft/adresse", "publish/place/routes/locate.ts", { post: "draft.write" }),
  at("/publier/:draft/verification", "publish/publication/routes/review.tsx", { ...draft, post: "listing.write" }),
  at("/publier/:draft/apercu", "publish/publication/routes/preview.tsx", { get: "draft.write" }),
  at("/publier/:draft/en-ligne", "publish/publication/routes/online.tsx", { get: "draft.write" }),
  at("/publier/:draft/photos", "publish/photos/routes/photos.tsx", draft),
  at("/publier/:draft/photos/envoi", "publish/photos/routes/photo-upload.ts", { post: "draft.write" }),
  at("/publier/:draft/photos/rangement", "publish/photos/routes/photo-arrangement.ts", { post: "draft.write" }),
  at("/publier/:draft/:step", "publish/steps/routes/step.tsx", draft),
  at("/publications", "dashboard/routes/publications.tsx", { ...dashboard, post: "draft.write" }),
  at("/publications/:reference/modifier", "publish/drafts/routes/edit.ts", { post: "draft.write" }),
  at("/imports", "feeds/imports/routes/imports.tsx", feed),
  at("/imports/envoi", "feeds/imports/routes/upload.ts", { post: "feed.write" }),
  at("/imports/flux/:feed", "feeds/imports/routes/kept-fields.tsx", feed),
  at("/imports/:import", "feeds/imports/routes/import.tsx", feed),
  at("/imports/:import/rapport", "feeds/imports/routes/report.tsx", { get: "feed.write" }),
  at("/espace/profil", "advertisers/routes/edit-profile.tsx", { ...dashboard, post: "organisation.write" }),
  at("/exports", "feeds/export/routes/exports.tsx", feed),
  at("/tableau-de-bord", "dashboard/routes/dashboard.tsx", dashboard),
  at("/imports/sources", "feeds/intake/routes/sources.tsx", feed),
  at("/suivi", "requests/routes/received-requests.tsx", dashboard),
  at("/suivi/:id", "requests/routes/received-request.tsx", { ...dashboard, post: "thread.answer" }),
];

/** In the frame of the back office. */
export const officePages = [
  at("/administration", "administration/routes/today.tsx", { ...office, post: "site.write" }),
  at("/administration/signalements", "moderation/routes/cases.tsx", { get: "case.decide" }),
  at("/administration/signalements/:case", "moderation/routes/case.tsx", cases),
  at("/administration/decision/:kind/:thing", "moderation/routes/decision.tsx", cases),
  at("/administration/journal", "operators/routes/acts.tsx", office),
  at("/administration/recherche", "administration/routes/find.tsx", office),
  at("/administration/annonces/:reference", "administration/routes/listing-file.tsx", {
    ...office,
    post: "listing.correct",
  }),
  at("/administration/comptes/:account", "administration/routes/account-file.tsx", { ...office, post: "account.help" }),
  at("/administration/organisations/:organisation", "administration/routes/organisation-file.tsx", {
    ...office,
    post: "case.decide",
  }),
  at("/administration/demandes/:id", "administration/routes/request-file.tsx", { ...office, post: "thread.disclose" }),
  at("/administration/blocages", "moderation/routes/blocks.tsx", both("block.write")),
  at("/administration/flux", "feeds/intake/routes/waiting-feeds.tsx", both("feed.attribute")),
  at("/administration/courriels", "administration/routes/mails.tsx", setup),
  at("/administration/reglages", "administration/routes/settings.tsx", { get: "site.write" }),
  at("/administration/reglages/frais-achat", "administration/routes/edit-cost-table.tsx", setup),
  at("/administration/reglages/encadrement-loyers", "administration/routes/edit-rent-control.tsx", setup),
  at("/administration/equipe", "operators/routes/operators.tsx", both("operator.write")),
  at("/administration/contenu", "content/routes/contents.tsx", setup),
  at("/administration/contenu/couleurs", "content/routes/colours.tsx", setup),
  at("/administration/contenu/accueil", "content/routes/home-words.tsx", setup),
  at("/administration/contenu/images", "content/routes/images.tsx", setup),
  at("/administration/contenu/temoignages", "content/routes/testimonials.tsx", setup),
  at("/administration/contenu/bandeaux", "content/routes/announcements.tsx", setup),
  at("/administration/contenu/mentions", "content/routes/legal-notice.tsx", setup),
  at("/administration/contenu/courriels", "content/routes/mails.tsx", setup),
  at("/administration/contenu/nouvelle-page", "content/routes/new-page.tsx", setup),
  at("/administration/contenu/pages/:page", "content/routes/edit-page.tsx", setup),
];

/** Calls and files, without a page around them. */
export const calls = [
  at("/connexion/externe", "account/routes/external-login.ts", { post: "own.write" }),
  at("/deconnexion", "account/routes/log-out.ts", { post: "own.write" }),
  at("/api/auth/callback/:provider", "account/routes/external-callback.ts", { get: "own.write" }),
  at("/espace/donnees/fichier", "privacy/routes/data-file.ts", { get: "account.write" }),
  at("/imports/:import/rapport.csv", "feeds/imports/routes/report-file.ts", { get: "feed.write" }),
  at("/exports/fichier", "feeds/export/routes/own-file.ts", { get: "feed.write" }),
  at("/api/exports/:file", "feeds/export/routes/keyed-file.ts", { get: "own.write" }),
  at("/administration/journal.csv", "operators/routes/acts-file.ts", office),
  at("/administration/contenu/courriels/apercu", "content/routes/mail-preview.ts", { get: "site.write" }),
  at("/administration/contenu/registre.md", "content/routes/register-file.ts", { get: "site.write" }),
  at("/users", "account/routes/users.ts", { post: "own.write" }),
  at("/langue", "layout/routes/language.ts", { post: "own.write" }),
  at("/favoris/coeurs", "favourites/routes/hearts.ts", own),
  at("/favoris/annonces", "favourites/routes/favourite-listings.ts", { get: "own.write" }),
  at("/alertes/vues", "alerts/routes/seen.ts", { post: "own.write" }),
  at("/alertes/voir", "alerts/routes/visit.ts", { get: "own.write" }),
  at("/api/imports", "feeds/intake/routes/push.ts", { post: "own.write" }),
  at("/api/courriels/incidents", "alerts/routes/mail-incidents.ts", { post: "own.write" }),
  at("/annonces/:reference/vue", "listings/views/routes/count-view.ts", { post: "own.write" }),
  at("/annonces/:reference/est-a-moi", "listings/page/routes/own-listing.ts", { get: "own.write" }),
  at("/media/:sha256/:file", "listings/page/routes/media.ts", site),
  at("/api/annonces", "listings/cards/routes/cards.ts", { get: "own.write" }),
  at("/api/annonces/nombre", "search/routes/count.ts", shared),
  at("/api/annonces/equipements", "search/routes/count-equipment.ts", shared),
  at("/api/annonces/:reference/photos", "listings/page/routes/photos.ts", shared),
  at("/api/carte", "search/routes/map.ts", shared),
  at("/annonces.atom", "search/routes/atom-feed.ts", shared),
  at("/annonces.json", "search/routes/json-feed.ts", shared),
  at("/api/phrase", "search/routes/sentence.ts", site),
  at("/api/resultats", "search/routes/results-page.ts", shared),
  at("/carte/communes.json", "communes/routes/names.ts", site),
  at("/api/communes", "communes/routes/suggestions.ts", site),
  at("/api/lieux", "communes/routes/places.ts", { ...site, post: "own.write" }),
  at("/Api/images.json", "brand/routes/images-json.ts", site),
  at("/brand/courriel/logo.png", "brand/routes/mail-logo.ts", site),
  at("/brand/couleurs/:colours", "brand/routes/colours.ts", site),
  at("/brand/:file", "brand/routes/brand-file.ts", site),
  at("/sitemap.xml", "sitemap/routes/sitemap-index.ts", site),
  at("/sitemaps/:part", "sitemap/routes/sitemap-part.ts", site),
  at("/manifest.webmanifest", "layout/routes/manifest.ts", site),
  at("/robots.txt", "sitemap/routes/robots.ts", site),
];

/** Every address of the site, each once. */
export const addresses: Address[] = [...sitePages, ...workspacePages, ...officePages, ...calls];

const byPath = new Map(addresses.map((address) => [address.path, address]));

/** The address of a request, by the pattern that the router names. */
export const addressOf = (pattern: string): Address => byPath.get(pattern) ?? byPath.get("/*")!;

/** What a request asks of the policy: of a method that the address does not answer, what the other method asks. */
export const actOf = ({ get, post }: Address, method: string): Act =>
  (isRead(method) ? (get ?? post) : (post ?? get)) ?? "site.see";

const isRead = (method: string) => method === "GET" || method === "HEAD";

/** Whether an answer is only for whoever asked. */
export const isPrivate = (address: Address, method: string): boolean =>
  !isRead(method) || actOf(address, method) !== "site.see";

/** Whether an address is a page, to which one may be led. */
export const isPage = ({ file, path }: Address): boolean => file.endsWith(".tsx") && path !== "/*";
