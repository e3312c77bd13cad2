import { catalogue } from "#app/i18n/words.ts";

export const contactFormWords = /* @__PURE__ */ catalogue("contact-form", {
  form: {
    title: "Écrire à l’annonceur",
    name: "Votre nom",
    email: "Votre adresse e-mail",
    emailHint: "Votre adresse reste masquée ; vous échangez par e-mail et sur le site.",
    message: "Votre message",
    submit: "Envoyer ma demande",
    account:
      "Vous écrivez avec votre compte : votre nom accompagne le message, votre adresse e-mail n’est pas communiquée.",
    consent:
      "Votre nom et votre message sont transmis à l’annonceur, votre adresse e-mail seulement au portail, et uniquement pour traiter cette demande. Vous pouvez retirer la demande à tout moment.",
    trap: "Laissez ce champ vide",
    to: (name: string) => `à ${name}`,
  },
  prefilled: {
    vente: (title: string, reference: string) =>
      `Bonjour,\n\nVotre annonce « ${title} » (référence ${reference}) m’intéresse. Le bien est-il toujours à vendre ? Si oui, quand pourrais-je le visiter ?\n\nBien cordialement,`,
    location: (title: string, reference: string) =>
      `Bonjour,\n\nVotre annonce « ${title} » (référence ${reference}) m’intéresse. Le bien est-il toujours à louer ? Si oui, quand pourrais-je le visiter, et quelles pièces faut-il pour le dossier ?\n\nBien cordialement,`,
    terrain: (title: string, reference: string) =>
      `Bonjour,\n\nVotre annonce « ${title} » (référence ${reference}) m’intéresse. Le terrain est-il toujours à vendre ? Est-il viabilisé, et quand pourrais-je le voir ?\n\nBien cordialement,`,
  },
  outcomes: {
    sent: "Votre demande est envoyée. La réponse arrivera par e-mail et dans vos messages.",
    notSent: "Votre demande n’est pas encore partie.",
    confirm: "Confirmez-la dans l’e-mail envoyé à",
    openMessages: "Voir la conversation",
  },
  refusals: {
    own: "C’est votre propre annonce : vous ne pouvez pas vous écrire à vous-même.",
    gone: "Ce bien n’est plus proposé : votre demande n’a pas été envoyée.",
    too_many: "Vous avez envoyé beaucoup de demandes en peu de temps. Réessayez dans une heure.",
    blocked: "Cet annonceur ne souhaite pas recevoir de message de votre part : votre demande n’a pas été envoyée.",
    declined:
      "L’annonceur a décliné votre demande sur ce bien : la nouvelle n’a pas été envoyée. " +
      "Vous pourrez lui écrire de nouveau à ce sujet trente jours après sa réponse.",
    session_ended:
      "Votre session a pris fin : la demande n’est pas partie, mais rien n’est perdu. Dites qui vous êtes ci-dessous, ou reconnectez-vous.",
    invalid: "La demande n’est pas partie : corrigez les champs signalés.",
  },
  problems: {
    nameRequired: "Indiquez votre nom.",
    nameTooLong: "80 caractères au plus.",
    emailRequired: "Indiquez votre adresse e-mail : la réponse y sera envoyée.",
    emailInvalid: "L’adresse e-mail n’est pas valide.",
    messageRequired: "Écrivez un message.",
    messageTooLong: "3 000 caractères au plus.",
    amountInvalid: "Indiquez un montant en chiffres, par exemple 250 000.",
  },
});
