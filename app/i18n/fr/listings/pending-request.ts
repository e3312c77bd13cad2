import { catalogue } from "#app/i18n/words.ts";

export const pendingRequestWords = /* @__PURE__ */ catalogue("pending-request", {
  hint: "Rien reçu ? Regardez dans les indésirables, vérifiez l’adresse ou faites renvoyer l’e-mail. Le lien est valable 48 heures.",
  correct: "Corriger l’adresse",
  resend: "Renvoyer",
  again: {
    sent: "L’e-mail est renvoyé. Les liens des messages précédents restent valables.",
    too_many:
      "Beaucoup d’e-mails ont été demandés en peu de temps : celui-ci n’est pas parti. Réessayez dans une heure, et regardez dans les indésirables.",
    settled:
      "Cette demande n’attend plus de confirmation : elle a été confirmée ou remplacée, ou son délai de 48 heures est passé.",
  },
});
