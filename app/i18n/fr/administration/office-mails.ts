import { catalogue } from "#app/i18n/words.ts";

export const officeMailWords = /* @__PURE__ */ catalogue("office-mails", {
  greeting: "Bonjour,",
  why: (why: string) => `Motif : ${why}`,
  contest:
    "Vous n’êtes pas d’accord ? Écrivez-nous à l’adresse de nos mentions légales : une personne de l’équipe relira cette décision.",
  toSite: "Voir le site",
  toListing: "Voir l’annonce",
  erased: {
    subject: (site: string) => `Votre compte ${site} est supprimé`,
    text: (site: string) =>
      `L’équipe de ${site} a supprimé votre compte. Ses annonces, ses textes et ses connexions sont effacés.`,
  },
  corrected: {
    subject: (title: string) => `Le texte de votre annonce a été corrigé : ${title}`,
    text: (title: string) =>
      `L’équipe du portail a corrigé le texte de votre annonce « ${title} », qui reste en ligne.`,
  },
  transferred: {
    subject: (title: string) => `Annonce confiée à une autre organisation : ${title}`,
    text: (title: string, name: string) =>
      `L’annonce « ${title} » est désormais suivie par ${name}, avec les demandes qu’elle a reçues.`,
  },
});
