import { catalogue } from "../words.ts";

export const administrationWords = /* @__PURE__ */ catalogue("administration", {
  menu: {
    today: "Aujourd’hui",
    find: "Rechercher",
    blocks: "Blocages",
    content: "Contenu",
    mails: "Courriels",
    settings: "Réglages",
    team: "Équipe",
    log: "Journal",
    space: "Mon espace",
  },
  today: {
    title: "Aujourd’hui",
    waiting: "À traiter",
    nothing: "Rien ne vous attend.",
    failedJobs: (count: string) => `Tâches de fond en échec : ${count}`,
    mailsGivenUp: (count: string) => `E-mails abandonnés : ${count}`,
  },
});
