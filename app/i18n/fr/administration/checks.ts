import type { CheckName } from "#app/domain/portal-check.ts";
import { catalogue } from "#app/i18n/words.ts";

/** A sentence with written values: a number, a moment, names. */
type Say = (said: { count: string; at: string; name: string }) => string;

const fine: Record<CheckName, Say> = {
  siteAddress: () => "SITE_URL est réglée, ou le portail n’est pas en production.",
  https: ({ name }) =>
    name === ""
      ? "Votre visite vient par https."
      : "Vous êtes sur la machine du portail : rien ne passe par le réseau. Pour d’autres visiteurs, il faudra https.",
  proxy: () => "Les adresses des visiteurs sont lues comme il faut.",
  legalNotice: () => "Elles sont remplies.",
  database: () => "Elle suffit au nombre d’annonces.",
  backup: ({ at }) => `La dernière a réussi ${at}.`,
  disk: ({ count }) => `${count} % de libre.`,
  schema: () => "Aucune mise à jour n’est en cours.",
  jobs: () => "Aucune n’a échoué.",
  importsFolder: () => "Tous se lisent, ou IMPORTS_DIR n’est pas réglée.",
  mailServer: () => "SMTP_URL est réglée. Un e-mail d’essai dit si elle est juste.",
  sender: () => "MAIL_FROM est réglée, ou rien ne part encore.",
  samples: () => "Aucune annonce d’exemple sur un site public.",
  sampleAccounts: () => "Aucun compte d’exemple sur un site public.",
  secondFactors: () => "Toute l’équipe en a un.",
  clock: () => "Celles de la machine et de la base s’accordent.",
  versions: ({ name }) => `${name}.`,
};

const todo: Record<CheckName, Say> = {
  siteAddress: () =>
    "Réglez SITE_URL sur l’adresse publique du site : sans elle, les liens des e-mails mènent à « localhost ».",
  https: ({ name }) =>
    `« ${name} » n’est pas en https : mots de passe et sessions passent en clair. ` +
    "Mettez un certificat, puis réglez SITE_URL sur l’adresse en https.",
  proxy: () =>
    "Votre visite est passée par un proxy, mais TRUST_PROXY vaut 0 : tous les visiteurs comptent pour un seul, et les " +
    "limites les refuseront. Réglez TRUST_PROXY sur le nombre de proxys, ou sur leurs adresses.",
  legalNotice: () =>
    "Elles manquent, ou sont celles de l’exemple : la loi les demande. Remplissez-les dans « Contenu ».",
  database: ({ count }) =>
    `Plus de ${count} annonces dans la base intégrée : passez à un serveur PostgreSQL (DATABASE_URL), par une sauvegarde ` +
    "et une restauration.",
  backup: ({ at }) =>
    at === ""
      ? "Aucune par « npm run backup ». Planifiez-la chaque nuit, sur un autre disque ; si votre hébergeur s’en charge, " +
        "vérifiez qu’il prend la base et les photos."
      : `La dernière a réussi ${at} : plus d’un jour. Regardez pourquoi celle de la nuit n’a pas abouti.`,
  disk: ({ count }) =>
    `Il ne reste que ${count} % de libre là où sont les fichiers du portail : faites de la place, ou les photos seront refusées.`,
  schema: ({ name }) =>
    `Une mise à jour se poursuit en arrière-plan (${name}). Si elle dure des heures, regardez les tâches en échec.`,
  jobs: ({ count }) => `En échec : ${count}. Relancez-les ou écartez-les depuis « Aujourd’hui ».`,
  importsFolder: ({ name }) =>
    `Illisibles : ${name}. Vérifiez qu’ils existent, et que le portail a le droit de les lire. ` +
    "D’ici là, les biens de ces agences ne sont plus mis à jour.",
  mailServer: () => "Réglez SMTP_URL : sans elle, aucun e-mail ne part, et personne ne peut confirmer son adresse.",
  sender: () =>
    "Réglez MAIL_FROM sur une adresse de votre domaine : sans elle, les e-mails partent de « no-reply », que beaucoup " +
    "de serveurs refusent.",
  samples: () =>
    "Des annonces d’exemple sont sur un site public. Réglez SAMPLE_LISTINGS sur 0 et partez d’une base vide.",
  sampleAccounts: () =>
    "Des comptes d’exemple sont encore là. SITE_URL, DATABASE_URL ou TRUST_PROXY les tient fermés : supprimez-les tout de même.",
  secondFactors: ({ count }) => `Sans second facteur : ${count}. Demandez-leur de venir, ou retirez leur rôle.`,
  clock: ({ count }) =>
    `Celles de la machine et de la base s’écartent de ${count} s : réglez l’heure des deux par le réseau (NTP).`,
  versions: ({ name }) => `${name} : trop ancien. Il faut Node 24 et PostgreSQL 15, ou plus récents.`,
};

export const checkWords = /* @__PURE__ */ catalogue("checks", {
  title: "Vérifications",
  states: { fine: "En ordre", todo: "À faire", unknown: "Inconnu" },
  unknown: "N’a pas pu être vérifié. Rechargez la page ; si cela persiste, regardez le journal du serveur.",
  allFine: "Tout est en ordre.",
  labels: {
    siteAddress: "Adresse publique",
    https: "Connexion chiffrée",
    proxy: "Proxy",
    legalNotice: "Mentions légales",
    database: "Base de données",
    backup: "Sauvegarde",
    disk: "Disque",
    schema: "Mise à jour de la base",
    jobs: "Tâches de fond",
    importsFolder: "Dossiers d’imports",
    mailServer: "Serveur d’envoi",
    sender: "Expéditeur des e-mails",
    samples: "Annonces d’exemple",
    sampleAccounts: "Comptes d’exemple",
    secondFactors: "Seconds facteurs de l’équipe",
    clock: "Horloge",
    versions: "Versions",
  },
  fine,
  todo,
  open: (name: string) => `Ouvrir « ${name} »`,
});
