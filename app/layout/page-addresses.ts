import { matchRoutes, type Register } from "react-router";

/** What answers at each address of `app/routes.ts`. Nobody is led to a call, nor to an address without anything. */
const addresses: Record<keyof Register["pages"], "page" | "call" | "nothing"> = {
  "/": "page",
  "/annonces": "page",
  "/annonces/:slugAndReference": "page",
  "/annonces/:slugAndReference/imprimer": "page",
  "/annonces/:slugAndReference/budget": "page",
  "/annonces/:reference/demande": "page",
  "/demandes/confirmer": "page",
  "/demandes/suivre": "page",
  "/Rechercher": "page",
  "/annonceurs": "page",
  "/annonceurs/:slug": "page",
  "/comparer": "page",
  "/favoris": "page",
  "/alertes": "page",
  "/alertes/nouvelle": "page",
  "/alertes/modifier": "page",
  "/alertes/confirmer": "page",
  "/alertes/fin": "page",
  "/connexion": "page",
  "/creer-compte": "page",
  "/bienvenue": "page",
  "/confirmer-adresse": "page",
  "/confirmer-nouvelle-adresse": "page",
  "/mot-de-passe-oublie": "page",
  "/nouveau-mot-de-passe": "page",
  "/dev/courrier": "page",
  "/compte-supprime": "page",
  "/credits": "page",
  "/mentions-legales": "page",
  "/accessibilite": "page",
  "/*": "nothing",
  "/espace": "page",
  "/reserve-aux-annonceurs": "page",
  "/messages": "page",
  "/messages/:id": "page",
  "/espace/donnees": "page",
  "/publier": "page",
  "/publier/:draft/enregistrer": "call",
  "/publier/:draft/adresse": "call",
  "/publier/:draft/verification": "page",
  "/publier/:draft/apercu": "page",
  "/publier/:draft/en-ligne": "page",
  "/publier/:draft/:step": "page",
  "/publications/:reference/modifier": "call",
  "/espace/profil": "page",
  "/tableau-de-bord": "page",
  "/publications": "page",
  "/publier/:draft/photos": "page",
  "/publier/:draft/photos/envoi": "call",
  "/publier/:draft/photos/rangement": "call",
  "/suivi": "page",
  "/suivi/:id": "page",
  "/connexion/externe": "call",
  "/deconnexion": "call",
  "/api/auth/callback/:provider": "call",
  "/espace/donnees/fichier": "call",
  "/users": "call",
  "/langue": "call",
  "/favoris/coeurs": "call",
  "/favoris/annonces": "call",
  "/alertes/vues": "call",
  "/alertes/voir": "call",
  "/api/courriels/incidents": "call",
  "/annonces/:reference/vue": "call",
  "/annonces/:reference/est-a-moi": "call",
  "/media/:sha256/:file": "call",
  "/api/annonces": "call",
  "/api/annonces/nombre": "call",
  "/api/annonces/equipements": "call",
  "/api/annonces/:reference/photos": "call",
  "/api/carte": "call",
  "/annonces.atom": "call",
  "/annonces.json": "call",
  "/api/phrase": "call",
  "/api/resultats": "call",
  "/carte/communes.json": "call",
  "/api/communes": "call",
  "/api/lieux": "call",
  "/Api/images.json": "call",
  "/brand/courriel/logo.png": "call",
  "/brand/:file": "call",
  "/sitemap.xml": "call",
  "/sitemaps/:part": "call",
  "/manifest.webmanifest": "call",
  "/robots.txt": "call",
};

/** Whether a path, without query, is that of a page. */
export function isPagePath(path: string): boolean {
  // The data of a page are no page.
  if (!isDecodable(path) || path.endsWith(".data")) return false;
  const known = Object.entries(addresses).map(([pattern, answers]) => ({ path: pattern, handle: answers }));
  return matchRoutes(known, path)?.at(-1)?.route.handle === "page";
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
