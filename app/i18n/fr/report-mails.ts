import { catalogue } from "../words.ts";

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
    due: (hours: number) => `À traiter dans les ${hours} heures.`,
    action: "Ouvrir le dossier",
    note: "Les signalements suivants du même objet rejoignent ce dossier, sans autre e-mail.",
    abouts: { listing: "une annonce", organisation: "un annonceur", message: "un message" },
  },
  decided: {
    subject: {
      listing: (site: string) => `Décision de ${site} sur votre annonce`,
      organisation: (site: string) => `Décision de ${site} sur votre organisation`,
      message: (site: string) => `Décision de ${site} sur l’un de vos messages`,
      account: (site: string) => `Décision de ${site} sur votre compte`,
    },
    action: "Ouvrir mon espace",
    note: "Cet e-mail vous donne les motifs de notre décision (règlement européen sur les services numériques, article 17).",
  },
  answered: {
    subject: (site: string) => `Réponse à votre signalement sur ${site}`,
    action: "Voir le signalement",
    note: "Cet e-mail répond à un signalement fait avec votre adresse.",
  },
});
