import { catalogue } from "#app/i18n/words.ts";

/** The offers of both sides in a thread. */
export const offerWords = /* @__PURE__ */ catalogue("offers", {
  // By the author.
  received: { demandeur: "Offre reçue", annonceur: "Proposition reçue" },
  made: { demandeur: "Votre offre", annonceur: "Votre proposition" },
  states: {
    to_answer: "À vous de répondre",
    waiting: "En attente",
    replaced: "Remplacée",
    accepted: "Acceptée",
    refused: "Refusée",
    unanswered: "Sans suite",
  },
  /** The price with which an offer is compared, as `gap` and `unusual` name it. */
  asking: { vente: "prix affiché", location: "loyer affiché" },
  gap: {
    none: (asking: string) => `Au ${asking}`,
    below: (difference: string, asking: string) => `${difference} sous le ${asking}`,
    above: (difference: string, asking: string) => `${difference} au-dessus du ${asking}`,
  },
  percent: (signed: string) => `(${signed} %)`,
  accept: "Accepter",
  // By side of the reader; for an advertiser, also by negotiator of the home.
  acceptText: {
    annonceur:
      "Le montant est convenu, et le demandeur en est averti. Vous conclurez ensuite par « Accepter la demande ».",
    taken:
      "Le montant est convenu, et le demandeur en est averti. " +
      "L’annonce ne change pas : elle est déjà en négociation ou sous offre.",
    demandeur: "Le montant est convenu, et l’annonceur en est averti. Lui seul réserve le bien et conclut la demande.",
  },
  markOffer: "Marquer l’annonce « Sous offre »",
  markOfferText:
    "Elle reste en ligne, réservée à cette personne. " +
    "Les autres personnes intéressées en sont averties, et leurs demandes restent ouvertes.",
  acceptConfirm: (price: string) => `Accepter ${price}`,
  refuse: "Refuser",
  refuseText: {
    annonceur:
      "Le demandeur en est averti. Sa demande reste ouverte : vous pourrez encore écrire et proposer un montant.",
    demandeur:
      "L’annonceur en est averti. Votre demande reste ouverte : vous pourrez encore écrire et faire une offre.",
  },
  refuseConfirm: (price: string) => `Refuser ${price}`,
  counter: "Contre-proposition",
  note: {
    vente: "Rien n’est définitif avant la confirmation. Une offre écrite ne remplace pas un compromis signé.",
    location: "Rien n’est définitif avant la confirmation. Une offre écrite ne remplace pas un bail signé.",
  },
  form: {
    offer: "Faire une offre",
    propose: { vente: "Proposer un prix", location: "Proposer un loyer" },
    text: {
      vente: "Une offre écrite aide à conclure. Elle ne remplace pas un compromis signé.",
      location: "Le loyer proposé, par mois, charges comprises. Il ne remplace pas un bail signé.",
    },
    amount: { vente: "Montant", location: "Loyer par mois" },
    message: "Quelques mots (facultatif)",
    // By the author.
    submit: { demandeur: "Envoyer l’offre", annonceur: "Envoyer la proposition" },
    /** `factor`: « dix fois moins ». */
    unusual: ({ amount, factor, asking, price }: Record<"amount" | "factor" | "asking" | "price", string>) =>
      `${amount}, c’est ${factor} que le ${asking} (${price}). Rien n’est encore envoyé : confirmez ce montant, ou corrigez-le.`,
    unusualConfirm: "Confirmer et envoyer",
  },
});
