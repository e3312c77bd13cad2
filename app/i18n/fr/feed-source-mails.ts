import { catalogue } from "../words.ts";

/** Mails about an agency's FTP accounts: only where somebody has to do something. */
export const feedSourceMailWords = /* @__PURE__ */ catalogue("feed-source-mails", {
  greeting: "Bonjour,",
  action: "Voir mes comptes FTP",
  note: "Vous recevez cet e-mail parce que vous administrez une agence qui envoie ses biens au portail.",
  failing: {
    subject: (host: string) => `Votre compte FTP ${host} n’est plus relevé`,
    text: (host: string, why: string) =>
      `Depuis un jour, le portail n’arrive plus à lire les fichiers de votre compte FTP ${host}. ${why} ` +
      "Vos annonces restent en ligne telles qu’elles sont ; elles ne suivent plus votre logiciel tant que ce n’est pas réglé.",
  },
  password: {
    subject: (host: string) => `Mot de passe à saisir de nouveau : compte FTP ${host}`,
    text: (host: string, why: string) =>
      `Le portail ne peut plus lire les fichiers de votre compte FTP ${host}. ${why} ` +
      "Vos annonces restent en ligne telles qu’elles sont.",
  },
});
