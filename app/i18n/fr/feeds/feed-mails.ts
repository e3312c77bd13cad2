import { catalogue } from "#app/i18n/words.ts";

/** Mails about an agency's files: only where somebody has to do something. */
export const feedMailWords = /* @__PURE__ */ catalogue("feed-mails", {
  greeting: "Bonjour,",
  action: "Voir l’import",
  note: "Vous recevez cet e-mail parce que vous administrez une agence qui envoie ses biens au portail.",
  preview: {
    subject: (file: string) => `Un premier fichier attend votre accord : ${file}`,
    text: (file: string) =>
      `Le fichier « ${file} » est arrivé. Rien n’est en ligne : vérifiez ce qui a été lu, puis choisissez « Importer ».`,
  },
  held: {
    subject: (file: string) => `Import à confirmer : ${file} retirerait beaucoup d’annonces`,
    text: (file: string) =>
      `Le fichier « ${file} » ne contient plus une grande partie de vos biens, ou n’en dit plus assez pour les montrer. ` +
      "Rien n’a changé sur le portail : confirmez ces retraits, ou envoyez un fichier complet.",
  },
  waiting: {
    subject: (file: string) => `Une agence à rattacher dans ${file}`,
    text: (file: string) =>
      `Le fichier « ${file} » contient les biens d’une agence que le portail ne connaît pas encore. ` +
      "Dites s’ils sont à vous : ils attendent votre réponse.",
  },
  refused: {
    subject: (file: string) => `Fichier non importé : ${file}`,
    text: (file: string, why: string) => `Le fichier « ${file} » n’a rien changé sur le portail. ${why}`,
  },
  toComplete: {
    subject: (file: string) => `Des biens à compléter : ${file}`,
    text: (file: string, count: number) =>
      count === 1
        ? `Un bien du fichier « ${file} » ne peut pas être publié tel quel : il attend dans vos brouillons.`
        : `${count} biens du fichier « ${file} » ne peuvent pas être publiés tels quels : ils attendent dans vos brouillons.`,
  },
});
