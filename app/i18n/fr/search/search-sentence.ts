import { catalogue } from "#app/i18n/words.ts";

type Total = { count: number; digits: string };

const found = (count: number, text: string) => (count === 0 ? "" : ` ${text}`);
const homes = ({ count, digits }: Total) =>
  found(
    count,
    count === 1
      ? "1 maison, appartement ou terrain en parle dans son annonce."
      : `${digits} maisons, appartements ou terrains en parlent dans leur annonce.`,
  );

export const searchSentenceWords = /* @__PURE__ */ catalogue("search-sentence", {
  unread: (words: string[]) =>
    words.length > 1
      ? `Non reconnus : ${words.map((word) => `« ${word} »`).join(", ")}. Cherchés comme mots-clés.`
      : `Non reconnu : « ${words[0]} ». Cherché comme mot-clé.`,
  nowhere: (count: number): string =>
    count > 1
      ? "Aucune annonce de cette recherche ne les contient."
      : "Aucune annonce de cette recherche ne le contient.",
  correct: "Corriger votre phrase",
  here: "Chercher autour de vous demande votre position ; sans elle, la recherche porte sur toute la France.",
  locate: "Utiliser ma position",
  locateAgain: "Réessayer",
  notes: {
    "lieu-exclu": (_total: Total): string =>
      "Aucun lieu ne peut être exclu de la recherche : indiquez plutôt ceux qui vous conviennent.",
    refus: (_total: Total): string =>
      "La recherche ne peut pas écarter tout ce que vous excluez : vérifiez chaque annonce.",
    indifferent: (_total: Total): string => "Ce qui vous est indifférent ne change rien à la recherche.",
    stationnement: ({ count, digits }: Total) =>
      `Aucun garage ni parking n’est proposé seul ici.${found(count, count === 1 ? "1 bien avec stationnement y correspond." : `${digits} biens avec stationnement y correspondent.`)}`,
    bureau: (total: Total) => `Aucun bureau n’est proposé ici.${homes(total)}`,
    local: (total: Total) => `Aucun local professionnel ni commerce n’est proposé ici.${homes(total)}`,
    immeuble: (total: Total) => `Aucun immeuble entier n’est proposé ici.${homes(total)}`,
    viager: (total: Total) => `Le viager n’est pas proposé à part ici.${homes(total)}`,
    vacances: (_total: Total): string => "Aucune location de vacances n’est proposée ici : les loyers sont au mois.",
    "dernier-etage": (_total: Total): string =>
      "« Dernier étage » : cherché dans le texte des annonces, qui ne le disent pas toutes.",
    "prix-m2": (_total: Total): string =>
      "Le prix au m² n’est pas un critère : indiquez plutôt un prix et une surface. Chaque annonce de vente affiche le sien.",
    neuf: (_total: Total): string => "« Neuf » : cherché dans le texte des annonces, qui ne le disent pas toutes.",
  },
});
