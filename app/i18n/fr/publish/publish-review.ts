import { catalogue } from "#app/i18n/words.ts";

/** The review before publication, of a new listing or of a change. */
export const publishReviewWords = /* @__PURE__ */ catalogue("publish-review", {
  ready: "Tout est prêt.",
  missingTitle: (missing: number, wrong: number) => {
    if (missing > 0 && wrong > 0) return `${missing + wrong} points à compléter ou à corriger`;
    if (wrong > 0) return wrong === 1 ? "1 point à corriger" : `${wrong} points à corriger`;
    return missing === 1 ? "Il reste un point à compléter" : `Il reste ${missing} points à compléter`;
  },
  missingText: "Chaque ligne mène à son champ.",
  incomplete: "L’annonce n’est pas encore complète.",
  noPhoto: "Votre annonce n’a pas encore de photo. Les annonces avec photos sont bien plus consultées.",
  addPhotos: "Ajouter des photos",
  preview: "Voir l’aperçu",
  publish: "Déposer l’annonce",
  publishEdit: "Mettre l’annonce à jour",
  publishAgain: "Mettre à jour et remettre en ligne",
  ofNew: {
    ready: "Votre annonce est complète : vous pouvez la déposer.",
    terms:
      "En déposant l’annonce, vous confirmez que les informations sont exactes et que vous pouvez proposer ce bien.",
  },
  ofChange: {
    ready: "L’annonce est complète : vous pouvez la mettre à jour.",
    terms:
      "En mettant l’annonce à jour, vous confirmez que les informations sont exactes. Elle garde son adresse et sa référence. Si son prix baisse, les personnes qui suivent ce bien en sont averties.",
  },
  changesTitle: (count: number) =>
    count === 0 ? "Rien ne change" : count === 1 ? "Ce qui change : un point" : `Ce qui change : ${count} points`,
  noChanges: "Ce brouillon dit la même chose que l’annonce publiée. Modifiez une étape pour la faire évoluer.",
  becomes: "devient",
  noValue: "non précisé",
  position: "Position",
  restricted:
    "Le portail n’accepte plus de nouvelle annonce de votre part. Les raisons, et comment les contester, vous ont été envoyées par e-mail. Votre brouillon est gardé.",
  tooMany: "Vous avez publié beaucoup d’annonces en peu de temps. Réessayez dans une heure.",
  unusualPrice: {
    nouns: { vente: "prix", location: "loyer" },
    title: (noun: string, factor: string) => `Le nouveau ${noun} est ${factor} élevé que l’ancien`,
    text: (from: string, to: string) =>
      `Il passerait de ${from} à ${to}. Rien n’est encore publié, et personne n’est prévenu.`,
    correct: (noun: string) => `Corriger le ${noun}`,
    confirm: (noun: string, price: string) => `Oui, ${price} est le bon ${noun}`,
  },
});
