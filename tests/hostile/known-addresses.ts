import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "#app/routes.ts";
import { publishSteps } from "#app/publish/form/steps.ts";

/** A route by its pattern, as `/annonces/:reference/vue`, and its addresses in a scene. */
export type KnownRoute = { pattern: string; addresses: string[] };

/** Values for each parameter of an address; names of the scene in double braces. */
const knownParts: Record<string, string[]> = {
  slugAndReference: ["{{owner.0.listing}}", "{{agency.1.listing}}", "x-{{owner.2.reference}}", "maison-BVABCDE1"],
  reference: ["{{owner.0.reference}}", "{{agency.1.reference}}", "{{owner.2.reference}}", "BVABCDE1"],
  slug: ["{{agency.advertiser}}", "{{owner.advertiser}}", "personne", "nos-agences"],
  id: ["{{owner.thread}}", "{{agency.negotiated}}", "{{agency.thread}}", "{{owner.linked}}", "{{anything}}"],
  import: ["{{agency.import}}", "{{owner.import}}", "0", "99999999999", "x"],
  feed: ["{{agency.feed}}", "{{owner.feed}}", "0", "x"],
  case: ["{{report.case}}", "0", "{{anything}}"],
  kind: ["annonce", "organisation", "message", "compte", "autre"],
  thing: ["{{owner.0.reference}}", "{{owner.message}}", "1", "{{seeker.id}}"],
  draft: [
    "{{owner.draft}}",
    "{{agency.draft}}",
    "{{owner.rental}}",
    "{{agency.change}}",
    "{{agency.published}}",
    "{{anything}}",
  ],
  step: publishSteps.filter((step) => step !== "photos" && step !== "verification"),
  account: ["{{seeker.id}}", "{{owner.id}}", "{{anything}}"],
  organisation: ["{{owner.organisation}}", "999999999", "x"],
  provider: ["facebook", "google", "inconnu"],
  sha256: ["{{picture.sha256}}", "0".repeat(64)],
  colours: ["7a1fa2-0a7f4f.css", "rouge.css"],
  page: ["cgu", "mentions-legales", "registre", "nos-agences", "une-page"],
  part: ["pages.xml", "annonces-1.xml", "annonces-99.xml"],
};
const knownFiles: Record<string, string[]> = {
  "/media/:sha256/:file": ["640.webp", "320.webp", "original.webp"],
  "/api/exports/:file": ["annonces.zip", "annonces.csv", "annonces.json", "autre.zip"],
  "/brand/:file": ["logo.svg", "images.json", "mentions-legales.json", "banniere.webp"],
};

/** Queries of calls that no link or form makes: scripts and mails do. */
const knownQueries: Record<string, string[]> = {
  "/api/annonces": ["references={{owner.0.reference}},{{agency.0.reference}}"],
  "/favoris/annonces": ["references={{owner.0.reference}},{{agency.0.reference}}"],
  "/api/carte": ["cadre=-5_42_8_51&zoom=6", "cadre=2_48_2.5_49&zoom=12&commune=paris&priceMax=300000"],
  "/api/annonces/nombre": ["commune=nantes&propertyType=maison&propertyType=appartement&rooms=3&exterieur=balcon"],
  "/api/annonces/equipements": ["commune=nantes&rooms=3&exterieur=balcon"],
  "/api/resultats": ["commune=nantes&priceMax=300000&page=2"],
  "/annonces.atom": ["commune=nantes&rayon=20&priceMax=900000", "departement=44&page=2&sort=prix-croissant"],
  "/annonces.json": ["zone=48.9_2.2~48.9_2.5~48.7_2.4", "depuis=7&commune=lyonn"],
  "/api/communes": ["q=saint%20denis%2093"],
  "/api/phrase": ["q=T3%20Lyon%207%20balcon", "q=maison%20ly", "q=acheter%20ou%20louer%20lyonn"],
  "/api/lieux": ["q=loire", "q=69", "q=croix%20rousse", "q=lyonn"],
  "/api/auth/callback/:provider": ["code=abc&state=def", "error=access_denied&state=def"],
  "/signaler": [
    "annonce={{owner.0.reference}}",
    "annonceur={{agency.advertiser}}",
    "message={{owner.message}}&jeton={{owner.secret}}",
    "message={{agency.message}}",
  ],
  "/signaler/suivi": ["jeton={{report.secret}}&recu=courriel", "jeton={{owner.secret}}"],
  "/signaler/contester": [
    "jeton={{report.secret}}",
    "jeton={{decision.secret}}",
    "decision={{decision.number}}",
    "decision=0",
  ],
  "/demandes/suivre": ["jeton={{owner.secret}}", "jeton={{agency.secret}}"],
  "/demandes/confirmer": ["jeton={{owner.unconfirmed}}", "jeton={{agency.unconfirmed}}"],
  "/alertes": ["jeton={{alert.person}}", "jeton={{alert.end}}"],
  "/alertes/nouvelle": ["commune=nantes&priceMax=300000&propertyType=maison", "departement=44&q=jardin"],
  "/alertes/modifier": ["alerte={{alert.id}}&jeton={{alert.person}}", "alerte={{alert.id}}"],
  "/alertes/confirmer": ["jeton={{alert.confirm}}"],
  "/alertes/fin": ["jeton={{alert.end}}", "jeton={{alert.favourites}}"],
  "/alertes/voir": ["jeton={{alert.end}}", "jeton={{alert.end}}&bien={{owner.0.reference}}"],
  "/alertes/vues": ["jeton={{alert.person}}"],
  "/nouveau-mot-de-passe": ["token={{owner.token}}", "token={{seeker.token}}"],
  "/confirmer-adresse": ["token=abc.def.ghi"],
  "/confirmer-nouvelle-adresse": ["token=abc.def.ghi"],
  "/connexion": ["suite=%2Fpublier&avis=loggedOut"],
  "/bienvenue": ["suite=%2Fpublier"],
  "/annonces/:slugAndReference/budget": [
    "apport=40000&taux=3,4&duree=25&assurance=0,3&revenus=4200&achat=neuf&tva=5,5",
    "premier=oui&travaux=1000&taxe=900",
  ],
  "/publier": ["supprimer={{owner.draft}}", "supprime", "supprimer={{owner.draft}}&retour=publications"],
  "/publier/:draft/:step": ["verifier"],
  "/publier/:draft/photos/envoi": ["photo={{owner.photo.0}}", "photo={{anything}}"],
  "/comparer": ["biens={{owner.0.reference}},{{agency.0.reference}}", "ajouter={{owner.1.reference}}"],
  "/annonces": [
    "commune=nantes&rayon=20&priceMin=1&priceMax=900000&areaMin=10&minRooms=2&energyClass=C&q=jardin&tri=prix&page=1",
    "vue=-5_42_8_51&mode=carte",
    "departement=44&departement=2a&region=bretagne&commune=lyonn&commune=Croix-Rousse&rayon=10",
    "zone=48.9_2.2~48.9_2.5~48.7_2.4",
    "texte=T3%20Nantes%20balcon%20moins%20de%20350%20000",
    "texte=maison&propertyType=appartement&transactionType=vendre&commune=lyonn&quartier=&priceMin=cher&priceMax=350000",
  ],
  "/publications": ["fermee", "q=balcon&statut=disponible&transaction=vente&photos=sans&page=1"],
  "/imports": ["avant=99", "avant=99999999999"],
  "/imports/envoi": ["nom=agence.zip", "nom=%00&commune=nantes"],
  "/imports/:import/rapport": [
    "resultat=a-completer&gravite=erreur&q=r1",
    "apres=99999999999999999999&q=%00%25",
    "apres=3",
  ],
  "/messages": ["cote=annonceur&page=1"],
  "/exports": ["fait=essai", "fait=autre"],
  "/exports/fichier": ["format=csv", "format=json", "format=poliris", "format=x"],
  "/api/exports/:file": ["cle={{anything}}", "cle=", "cle=%00&cle=2"],
  "/suivi": ["bien={{owner.0.reference}}&nom=Amrani&etat=nouvelles&page=1"],
  "/annonceurs": ["nom=lucarne&commune=nantes&page=1"],
  "/annonceurs/:slug": ["page=1"],
  "/administration/second-facteur": ["suite=%2Fadministration%2Fjournal&avis=kept"],
  "/administration/recherche": [
    "q=BVABCDE1",
    "q={{owner.email}}",
    "q=dupont",
    "q=12%20rue",
    "q=73282932000074",
    "q=%25_%00",
  ],
  "/administration/signalements": ["etat=clos&apres=99999999999999999999", "apres={{report.case}}"],
  "/administration/signalements/:case": ["fait"],
  "/administration/decision/:kind/:thing": ["fait"],
  "/imports/sources": ["teste=1", "teste=99999999999&retire"],
  "/administration/flux": ["apres=1", "apres=99999999999999999999"],
  "/administration/courriels": [
    "etat=envoyes&destinataire=a%40example.org&avant=2026-12-01T08:05:00.123456Z_0b0f5cb6-8d9c-4f2e-9a43-6d2f4f0b1c11",
    "etat=refuses&avant=2026-12-01T08:05:00.123456Z_12",
    "etat=attente&destinataire=%25",
  ],
  "/administration/journal": [
    "qui={{anything}}&acte=operator.grant&objet=BVABCDE1&du=2026-01-01&au=2026-12-31&avant=99",
  ],
  "/administration/journal.csv": ["du=2026-13-45&avant=99999999999999999999"],
  "/administration/contenu/couleurs": ["version=1"],
  "/administration/reglages/frais-achat": ["version=1"],
  "/administration/reglages/encadrement-loyers": ["version=999999999"],
  "/administration/contenu/courriels/apercu": ["debut=%5BA%5D&salutation=Bonjour%20%7Bnom%7D&signature=A%0AB"],
  "/administration/contenu/pages/:page": ["version=2", "version=999999999"],
  "/espace": ["avis=emailDone", "fait=change-names"],
};

/** Every route of the site. Throws where a new parameter of an address is not known here. */
export const knownRoutes: KnownRoute[] = flatten(routes).map((pattern) => {
  const paths = addressesOf(pattern);
  const queries = knownQueries[pattern] ?? [];
  return { pattern, addresses: [...paths, ...queries.map((query) => `${paths[0]}?${query}`)] };
});

function flatten(entries: RouteConfigEntry[], base = ""): string[] {
  return entries.flatMap(({ path, children }) => {
    const whole = path === undefined ? base : `${base}/${path}`;
    return children ? flatten(children, whole) : [whole || "/"];
  });
}

function addressesOf(pattern: string): string[] {
  const parts = pattern.split("/").slice(1);
  return parts.reduce<string[]>(
    (starts, part) => starts.flatMap((start) => valuesOf(part, pattern).map((value) => `${start}/${value}`)),
    [""],
  );
}

function valuesOf(part: string, pattern: string): string[] {
  if (part === "*") return ["une-page-inconnue", "a/b/c"];
  if (!part.startsWith(":")) return [part];
  const known = part === ":file" ? knownFiles[pattern] : knownParts[part.slice(1)];
  if (!known) throw new Error(`tests/hostile/known-addresses.ts knows no « ${part} » of ${pattern}`);
  return known;
}
