import { catalogue } from "#app/i18n/words.ts";

export const homeWords = /* @__PURE__ */ catalogue("home", {
  metaTitle: (site: string) => `${site} – Trouvez ou publiez un bien immobilier`,
  metaDescription:
    "Maisons, appartements et terrains à vendre ou à louer partout en France. Recherche rapide, annonces complètes, publication simple.",
  taglineFirst: "Trouvez ou Publiez un Bien",
  taglineSecond: "Immobilier en Toute Simplicité",
  intro: (count: string) => `${count} annonces à consulter aujourd’hui, sans compte et sans publicité.`,
  // Specification, section 8.
  kit: {
    errorPrefix: "Erreur : ",
    notOk: "Erreur lors de la récupération du fichier JSON",
    empty: "Aucune donnée disponible.",
  },
  sentence: {
    label: "Décrivez ce que vous cherchez",
    placeholder: "T3 Lyon balcon moins de 350 000 €",
    suggestions: "Votre recherche, comprise et complétée",
    found: (count: number) =>
      count === 0 ? "Aucune proposition" : count === 1 ? "1 proposition" : `${count} propositions`,
    understood: "Compris ainsi",
    filled: (criteria: string) => `Champs remplis : ${criteria}`,
  },
  form: {
    label: "Rechercher un bien",
    propertyType: "Type de bien",
    propertyTypes: { all: "Tout", maison: "Maison", appartement: "Appartement" },
    transactionType: "Transaction",
    transactions: { vendre: "À vendre", louer: "À louer" },
    commune: "Commune",
    communePlaceholder: "Ville, code postal, région…",
    quartier: "Quartier",
    quartierPlaceholder: "Facultatif",
    priceMin: "Prix minimum",
    priceMax: "Prix maximum",
    pricePlaceholder: "Sans limite",
    more: "Quartier et prix",
    moreFilled: "précisés",
    submit: "Rechercher",
  },
  listings: {
    title: "NOS ANNONCES IMMOBILIÈRES",
    text: "Les dernières arrivées, visibles dès leur publication.",
    discover: "DÉCOUVRIR",
    discoverLabel: "Découvrir toutes les annonces",
  },
  cities: {
    title: "Par où commencer ?",
    text: "Le nombre d’annonces en ligne, à l’instant.",
    count: (count: number, formatted: string) => `${formatted} ${count > 1 ? "annonces" : "annonce"}`,
  },
  reviews: {
    title: "AVIS CLIENTS",
    discover: "DÉCOUVRIR",
    discoverLabel: "Découvrir nos annonceurs",
  },
  publish: {
    title: "Vous vendez ou vous louez ?",
    text: "Publiez votre bien en dix minutes, avec photos, surfaces et diagnostics. L’annonce est visible aussitôt.",
    action: "Publier votre bien",
    discover: "DÉCOUVRIR",
    discoverLabel: "Découvrir les annonceurs qui publient ici",
  },
});
