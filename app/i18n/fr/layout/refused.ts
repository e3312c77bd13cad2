import { catalogue } from "#app/i18n/words.ts";

export const refusedWords = /* @__PURE__ */ catalogue("refused", {
  awayTitle: "Le site ne répond pas pour l’instant",
  notOpened: "La page demandée s’ouvrira dès qu’il répondra.",
  notStored: "Votre envoi ne peut pas être enregistré pour l’instant",
  notSent: "Tout ce que vous avez écrit est encore là.",
  sendAgain: "Envoyer de nouveau",
});
