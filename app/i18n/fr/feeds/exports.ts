import { catalogue } from "#app/i18n/words.ts";

/** The page of an organisation’s exports. */
export const exportWords = /* @__PURE__ */ catalogue("exports", {
  title: "Exporter vos annonces",
  intro: (count: number) =>
    count === 0
      ? "Vos annonces en ligne, dans un fichier que d’autres logiciels et portails savent lire. " +
        "Vous n’en avez aucune pour l’instant."
      : `${count === 1 ? "Votre annonce en ligne" : `Vos ${count} annonces en ligne`}, ` +
        "dans un fichier que d’autres logiciels et portails savent lire.",
  leftOut: "Les annonces retirées, en pause, vendues ou louées n’y figurent pas, ni les brouillons.",
  downloads: {
    title: "Télécharger",
    button: (name: string) => `Télécharger en ${name}`,
    formats: {
      poliris: {
        name: "Poliris 4.12",
        text: "Une archive ZIP pour les portails et les logiciels d’agence. Les photos y figurent par leur adresse web.",
      },
      csv: {
        name: "CSV",
        text: "Un tableau pour Excel ou LibreOffice, une annonce par ligne, avec toutes ses valeurs.",
      },
      json: { name: "JSON", text: "Les mêmes valeurs, avec les pièces et les photos, pour un programme." },
    },
  },
  key: {
    title: "Par une adresse et une clé",
    text: "Un logiciel peut venir chercher vos annonces quand il veut. Donnez-lui une de ces adresses et la clé.",
    none: "Vous n’avez pas de clé.",
    made: (when: string) => `Clé créée ${when}.`,
    used: (when: string) => `Dernière utilisation : ${when}.`,
    unused: "Elle n’a pas encore servi.",
    make: "Créer une clé",
    replace: "Remplacer la clé",
    replaceHint: "L’ancienne cesse aussitôt de fonctionner.",
    end: "Supprimer la clé",
    how: "La clé s’envoie dans l’en-tête « Authorization: Bearer ».",
    inAddress: "Si le logiciel n’accepte qu’une adresse, ajoutez à sa fin",
    beforeKey:
      "suivi de la clé. " +
      "Attention : une clé placée dans une adresse peut rester dans des historiques. Remplacez-la si quelqu’un a pu la voir.",
    changed: "La clé a changé entre-temps. Voici où elle en est.",
  },
  ftp: {
    title: "Chaque nuit, sur un compte FTP",
    text: "Le portail y dépose l’archive Poliris chaque nuit, sous le même nom, à la place de la précédente.",
    test: "Essayer",
    send: "Envoyer maintenant",
    remove: "Ne plus envoyer",
    sent: (when: string, file: string) => `Dernier envoi réussi : ${when}, sous le nom ${file}.`,
    neverSent: "Rien n’a encore été envoyé.",
    next: (when: string) => `Prochain envoi : ${when}.`,
    retry: (when: string) => `Le portail essaiera de nouveau ${when}.`,
    problem: "Le dernier essai a échoué.",
  },
  folder: {
    title: "Dans le dossier du portail",
    written: (file: string, when: string) => `Le portail a écrit ${file} ${when}, dans le dossier de son exploitant.`,
  },
  tooMany: (wait: string) => `Trop d’essais en peu de temps. Réessayez dans ${wait}.`,
  done: {
    cleEnd: "La clé est supprimée : plus rien ne se télécharge avec elle.",
    essai: "L’essai a réussi : le portail peut écrire sur ce compte.",
    envoi: "L’envoi part dans un instant. Rechargez la page pour en voir le résultat.",
    retire: "Le portail n’envoie plus rien sur ce compte, et son mot de passe est effacé.",
  },
});
