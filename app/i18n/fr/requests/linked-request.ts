import { catalogue } from "#app/i18n/words.ts";

/** The pages that the links of mails open, for seekers without an account. */
export const linkedRequestWords = /* @__PURE__ */ catalogue("linked-request", {
  confirm: {
    title: "Confirmer votre demande",
    intro: (title: string) => `Votre message au sujet de « ${title} » est prêt à partir :`,
    submit: "Envoyer ma demande",
    expired: "Ce lien a expiré ou n’est pas valable. Vous pouvez refaire votre demande sur la page de l’annonce.",
    gone: "Ce bien n’est plus proposé : votre demande n’a pas été envoyée.",
    own: "C’est votre propre annonce : vous ne pouvez pas vous écrire à vous-même.",
    blocked: "Cet annonceur ne souhaite pas recevoir de message de votre part : votre demande n’a pas été envoyée.",
    declined:
      "L’annonceur a décliné votre demande sur ce bien : la nouvelle n’a pas été envoyée. " +
      "Vous pourrez lui écrire de nouveau à ce sujet trente jours après sa réponse.",
    search: "Rechercher un bien",
  },
  follow: {
    title: "Votre demande",
    unknown: "Ce lien n’est pas valable. Reprenez celui du dernier e-mail reçu, ou connectez-vous.",
    login: "Se connecter",
    note: "Gardez l’e-mail qui vous a mené ici : son lien vous ramène à cette conversation, sans compte.",
  },
});
