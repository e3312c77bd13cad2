import { catalogue } from "#app/i18n/words.ts";

/** Mails about reports and decisions. The statements themselves are in `statements.ts`. */
export const reportMailWords = /* @__PURE__ */ catalogue("report-mails", {
  greeting: "Bonjour,",
  notice: "Mentions légales",
  receipt: {
    subject: (site: string) => `Votre signalement sur ${site}`,
    text: (site: string) =>
      `Nous avons bien reçu un signalement fait avec cette adresse sur ${site}. ` +
      "Une personne de notre équipe va l’examiner, et vous recevrez sa décision par e-mail.",
    action: "Suivre le signalement",
    note: "Vous n’avez rien signalé ? Quelqu’un s’est trompé d’adresse : ignorez cet e-mail.",
  },
  opened: {
    subject: (kind: string, number: string) => `Signalement n° ${number} : ${kind}`,
    text: (what: string, kind: string) => `Un nouveau signalement attend l’équipe : ${what}, « ${kind} ».`,
    contest: (what: string) => `Une décision est contestée : ${what} attend un nouvel examen.`,
    due: (hours: number) => `À traiter dans les ${hours} heures.`,
    action: "Ouvrir le dossier",
    note: "Les signalements suivants du même objet rejoignent ce dossier, sans autre e-mail.",
    abouts: { listing: "une annonce", organisation: "un annonceur", message: "un message", account: "un compte" },
  },
  decided: {
    subject: {
      listing: (site: string, number: string) => `Décision n° ${number} de ${site} sur votre annonce`,
      organisation: (site: string, number: string) => `Décision n° ${number} de ${site} sur votre organisation`,
      message: (site: string, number: string) => `Décision n° ${number} de ${site} sur l’un de vos messages`,
      account: (site: string, number: string) => `Décision n° ${number} de ${site} sur votre compte`,
    },
    action: "Relire ou contester la décision",
    note: "Cet e-mail vous donne les motifs de notre décision (règlement européen sur les services numériques, article 17).",
  },
  answered: {
    subject: (site: string) => `Réponse à votre signalement sur ${site}`,
    action: "Voir le signalement",
    note: "Cet e-mail répond à un signalement fait avec votre adresse.",
  },
  contested: {
    subject: (site: string, number: string) => `Réponse de ${site} à votre contestation de la décision n° ${number}`,
    action: "Voir la réponse",
    note: "Cet e-mail répond à une contestation faite avec votre adresse (règlement européen sur les services numériques, article 20).",
  },
});
