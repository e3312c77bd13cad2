import { catalogue } from "#app/i18n/words.ts";

/** Mails about an organisation's FTP accounts: only where somebody has to do something. `why` is a sentence of `source-problems`. */
export const feedAccountMailWords = /* @__PURE__ */ catalogue("feed-account-mails", {
  greeting: "Bonjour,",
  source: {
    action: "Voir mes comptes FTP",
    note: "Vous recevez cet e-mail parce que vous administrez une agence qui envoie ses biens au portail.",
    subject: (host: string) => `Votre compte FTP ${host} n’est plus relevé`,
    paragraphs: (host: string, why: string) => [
      `Depuis un jour, le portail n’arrive plus à lire les fichiers de votre compte FTP ${host}. ${why} ` +
        "Vos annonces restent en ligne telles qu’elles sont ; elles ne suivent plus votre logiciel tant que ce n’est pas réglé.",
    ],
  },
  sourcePassword: {
    subject: (host: string) => `Mot de passe à saisir de nouveau : compte FTP ${host}`,
    paragraphs: (host: string, why: string) => [
      `Le portail ne peut plus lire les fichiers de votre compte FTP ${host}. ${why} ` +
        "Vos annonces restent en ligne telles qu’elles sont.",
    ],
  },
  export: {
    action: "Voir les exports",
    note: "Vous recevez cet e-mail une seule fois, parce que vous administrez l’organisation qui envoie ces annonces.",
    subject: (host: string) => `Vos annonces n’arrivent plus sur ${host}`,
    paragraphs: (host: string, why: string) => [
      `Depuis un jour, le portail n’arrive plus à déposer vos annonces sur le compte FTP de ${host}. Il continue d’essayer chaque heure.`,
      why,
    ],
  },
});
