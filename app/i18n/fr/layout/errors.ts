import { catalogue } from "#app/i18n/words.ts";

export const errorWords = /* @__PURE__ */ catalogue("errors", {
  notFoundTitle: "Cette page n’existe pas",
  notFoundText: "L’adresse a peut-être changé, ou une lettre s’est perdue en route.",
  unreadTitle: "Cette demande n’a pas pu être lue",
  unreadText: "Revenez à la page précédente et envoyez de nouveau votre formulaire.",
  forbiddenTitle: "Cette page ne vous est pas ouverte",
  forbiddenText: "Connectez-vous avec un autre compte, ou revenez à l’accueil.",
  tooMuchTitle: "Vous avez fait beaucoup de recherches d’affilée",
  tooMuchText:
    "Pour que le site reste rapide pour tous, patientez une minute, puis rechargez cette page. Le reste du site vous reste ouvert.",
  slowTitle: "Cette page a pris trop de temps",
  slowText:
    "Nous l’avons interrompue pour ne pas ralentir les autres visiteurs. Réessayez dans un instant ; une recherche va plus vite avec moins de communes ou un rayon plus court.",
  awayTitle: "Le site ne répond pas pour l’instant",
  awayText: "Réessayez dans quelques secondes.",
  notStoredTitle: "Votre envoi ne peut pas être enregistré pour l’instant",
  notStoredText: "Revenez à la page précédente, où se trouve votre saisie, et envoyez-la de nouveau dans un moment.",
  brokenTitle: "Quelque chose s’est mal passé de notre côté",
  brokenText: "L’incident est enregistré. Rechargez la page dans un instant.",
  brokenReference: "Si cela persiste, donnez-nous cette référence :",
});
