import { catalogue } from "#app/i18n/words.ts";

export const agencyInvitationWords = /* @__PURE__ */ catalogue("agency-invitation", {
  question: "Vous êtes une agence ?",
  send: "Envoyez votre stock",
  how: " : fichier Poliris ou FTP, en dix minutes. Pour voir d’abord ce qui serait publié,",
  check: "vérifiez un fichier",
  freely: ", sans compte.",
});
