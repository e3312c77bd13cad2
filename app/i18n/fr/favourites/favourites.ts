import { catalogue } from "#app/i18n/words.ts";

export const favouriteWords = /* @__PURE__ */ catalogue("favourites", {
  title: "Mes favoris",
  metaDescription: "Les annonces que vous avez enregistrées d’un cœur, sur cet appareil ou dans votre compte.",
  count: (count: number) =>
    count === 0
      ? "Aucune annonce enregistrée"
      : count === 1
        ? "1 annonce enregistrée"
        : `${count} annonces enregistrées`,
  takenOut: (count: number) =>
    count === 1
      ? "1 annonce retirée : touchez de nouveau son cœur pour l’enregistrer."
      : `${count} annonces retirées : touchez de nouveau leur cœur pour les enregistrer.`,
  inBrowser: "Ces favoris sont enregistrés dans ce navigateur.",
  logIn: "Connectez-vous pour les retrouver partout",
  inAccount: "Ces favoris sont enregistrés dans votre compte : vous les retrouvez sur tous vos appareils.",
  loading: "Chargement de vos favoris…",
  failed: "Vos favoris n’ont pas pu être chargés.",
  retry: "Réessayer",
  full: (most: number) => `Vous avez atteint ${most} favoris : retirez-en pour en enregistrer d’autres.`,
  emptyTitle: "Aucun favori pour le moment",
  emptyText: "Touchez le cœur d’une annonce : elle vous attendra ici, avec son prix du jour.",
  search: "Rechercher un bien",
  listings: "Voir les annonces",
  needsScripts:
    "Sans compte, les favoris sont enregistrés par votre navigateur, ce qui demande JavaScript. Connectez-vous pour voir ceux de votre compte.",
  logInShort: "Se connecter",
  onShowTitle: "En ligne",
  goneTitle: "Plus en ligne",
  gone: (title: string) => `${title} n’est plus en ligne.`,
  goneUnknown: (reference: string) => `L’annonce ${reference} n’est plus en ligne.`,
  similar: "Biens semblables",
  similarNamed: (title: string) => `Biens semblables à ${title}`,
  remove: "Retirer",
  removeNamed: (title: string) => `Retirer des favoris : ${title}`,
  notices: {
    legend: "Prévenez-moi par e-mail :",
    when: {
      drop: (percent: string) => `quand le prix baisse d’au moins ${percent} %`,
      negotiation: "quand une négociation commence",
      gone: "quand le bien n’est plus disponible (avec des biens semblables), puis s’il revient",
    },
    save: "Enregistrer",
    saved: "Enregistré.",
    withAccount:
      "Avec un compte, nous pouvons vous prévenir par e-mail quand le prix d’un favori baisse, quand une négociation commence ou quand le bien n’est plus disponible.",
  },
});
