import { catalogue } from "#app/i18n/words.ts";

export const comparisonWords = /* @__PURE__ */ catalogue("comparison", {
  title: "Comparer des biens",
  metaDescription: (most: number) =>
    `Jusqu’à ${most} annonces côte à côte : prix, prix au m², surfaces, DPE, charges et équipements.`,
  intro: (most: number) =>
    `Jusqu’à ${most} annonces côte à côte. L’adresse de cette page garde la comparaison : copiez-la pour la partager.`,
  tableLabel: "Tableau de comparaison",
  swipe: (count: number) => `${count} biens · glissez pour tout voir`,
  picture: "Photo",
  criterion: "Critère",
  onlyDifferences: "Seulement ce qui diffère",
  noDifference: "Ces biens ne diffèrent sur aucun critère.",
  differs: "différent selon les biens",
  unknown: "Non précisé",
  noPhoto: "Photo à venir",
  remove: "Retirer",
  removeNamed: (title: string) => `: ${title}`,
  rows: {
    price: "Prix",
    monthlyCost: "Coût mensuel estimé",
    perMetre: "Prix au m²",
    kind: "Bien",
    energy: "DPE",
    climate: "GES",
    charges: "Charges",
    fees: "Honoraires",
    deposit: "Dépôt de garantie",
    outside: "Espaces extérieurs",
    parking: "Stationnement",
    features: "Équipements",
    commune: "Commune",
    advertiser: "Annonceur",
    published: "Publiée le",
  },
  rent: (amount: string) => `${amount} par mois, charges comprises`,
  withTax: "taxe foncière comprise",
  withoutTax: "hors taxe foncière",
  rentHolds: "loyer, charges comprises, énergie non comptée",
  budgetKept:
    "Le coût mensuel est une estimation, d’après le budget que garde ce navigateur : votre financement, et ce que vous avez indiqué pour chaque bien (neuf ou ancien, travaux, taxe foncière). Sans votre taux, nous comptons un taux usuel.",
  budgetMissing:
    "Calculez votre coût mensuel sur la page d’un bien à vendre : il s’ajoutera ici pour tous les biens, dans ce navigateur.",
  included: (amount: string) => `Dont ${amount} par mois`,
  noCharges: "Sans charges",
  perYear: (amount: string) => `${amount} par an (copropriété)`,
  energyPending: "En cours",
  energyExempt: "Non soumis",
  // The mentions of `listing-details` that the law requires beside a price (arrêté du 10 janvier 2017, articles 3 and 4), shorter.
  fees: {
    withoutFees: (amount: string) => `${amount} hors honoraires`,
    buyerFees: (percent: string) => `${percent} % TTC du prix du bien hors honoraires, à la charge de l’acquéreur`,
    buyerFeesUnknown: "À la charge de l’acquéreur, compris dans le prix",
    sharedFees: (percent: string) =>
      `${percent} % TTC du prix du bien hors honoraires pour la part de l’acquéreur, le reste à la charge du vendeur`,
    sharedFeesUnknown: "Partagés entre l’acquéreur et le vendeur",
    sellerFees: "À la charge du vendeur",
    tenantFees: (amount: string) => `${amount} TTC, à la charge du locataire`,
  },
  add: {
    label: "Ajouter un bien",
    hint: "Sa référence, comme BV7K2QX, ou l’adresse de son annonce.",
    submit: "Ajouter",
    problems: {
      full: (most: number) => `Vous comparez déjà ${most} biens : retirez-en un pour en ajouter un autre.`,
      malformed:
        "Ce n’est pas une référence d’annonce. Chaque annonce porte la sienne sous son titre : BV7K2QX, par exemple.",
      unknown: "Aucune annonce en ligne ne porte cette référence.",
    },
  },
  tooMany: (most: number) => `On compare ${most} biens au plus à la fois : les suivants ont été laissés de côté.`,
  goneTitle: "Plus en ligne",
  gone: (title: string) => `« ${title} » n’est plus en ligne.`,
  goneUnknown: (reference: string) => `L’annonce ${reference} n’est plus en ligne.`,
  emptyTitle: "Rien à comparer pour le moment",
  emptyText: "Touchez « Comparer » sur les annonces qui vous plaisent, ou ajoutez-les ici par leur référence.",
  search: "Rechercher un bien",
});
