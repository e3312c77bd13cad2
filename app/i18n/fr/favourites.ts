import { catalogue } from "../words.ts";

export const favouriteWords = /* @__PURE__ */ catalogue("favourites", {
  title: "Mes favoris",
  metaDescription: "Les annonces que vous avez gardées d’un cœur, sur cet appareil ou dans votre compte.",
  count: (count: number) =>
    count === 0 ? "Aucune annonce gardée" : count === 1 ? "1 annonce gardée" : `${count} annonces gardées`,
  takenOut: (count: number) =>
    count === 1
      ? "1 annonce retirée : touchez de nouveau son cœur pour la garder."
      : `${count} annonces retirées : touchez de nouveau leur cœur pour les garder.`,
  inBrowser: "Ces favoris sont gardés dans ce navigateur.",
  logIn: "Connectez-vous pour les retrouver partout",
  inAccount: "Ces favoris sont gardés dans votre compte : vous les retrouvez sur tous vos appareils.",
  loading: "Chargement de vos favoris…",
  failed: "Vos favoris n’ont pas pu être chargés.",
  retry: "Réessayer",
  full: (most: number) => `Vous avez atteint ${most} favoris : retirez-en pour en garder d’autres.`,
  emptyTitle: "Aucun favori pour le moment",
  emptyText: "Touchez le cœur d’une annonce : elle vous attendra ici, avec son prix du jour.",
  search: "Rechercher un bien",
  listings: "Voir les annonces",
  needsScripts:
    "Sans compte, les favoris sont gardés par votre navigateur, ce qui demande JavaScript. Connectez-vous pour voir ceux de votre compte.",
  logInShort: "Se connecter",
  onShowTitle: "En ligne",
  goneTitle: "Plus en ligne",
  gone: (title: string) => `${title} n’est plus en ligne.`,
  goneUnknown: (reference: string) => `L’annonce ${reference} n’est plus en ligne.`,
  remove: "Retirer",
  removeNamed: (title: string) => `Retirer des favoris : ${title}`,
});
