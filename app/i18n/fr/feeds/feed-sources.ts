import { catalogue } from "#app/i18n/words.ts";

/** The page of FTP accounts and keys for an agency's incoming stock files. */
export const feedSourceWords = /* @__PURE__ */ catalogue("feed-sources", {
  title: "Envoi automatique",
  intro:
    "Votre logiciel continue de travailler comme aujourd’hui : le portail relève ses fichiers " +
    "sur un compte FTP, tous les quarts d’heure, ou les reçoit directement avec une clé. " +
    "Les fichiers suivent le format Poliris, versions 4.07 à 4.12.",
  link: "Envoi automatique : par FTP, ou par votre logiciel",
  exports: "Exporter vos annonces",
  back: "Vos imports",
  none: "Aucun compte FTP ni clé pour l’instant.",
  listTitle: "Vos comptes FTP et vos clés",
  ftp: "Compte FTP",
  push: "Clé d’envoi",
  account: (user: string, host: string) => `${user} sur ${host}`,
  port: (port: number) => `Port ${port}`,
  folder: (folder: string) => (folder === "" ? "Dossier d’arrivée de la connexion" : `Dossier : ${folder}`),
  working: "Relevé tous les quarts d’heure",
  notWorking: "Pas encore relevé : le test doit d’abord réussir.",
  lookedAt: (when: string) => `Dernier passage : ${when}`,
  neverLooked: "Jamais relevé",
  neverPushed: "Aucun fichier reçu avec cette clé",
  lastFile: (name: string, when: string) => `Dernier fichier : ${name}, ${when}`,
  found: (files: number, others: number): string => {
    const zip = files === 0 ? "Aucun fichier ZIP ou CSV" : `${files} fichier${files > 1 ? "s" : ""} ZIP ou CSV`;
    if (others === 0) return `${zip} dans ce dossier.`;
    return `${zip} dans ce dossier, et ${others} autre${others > 1 ? "s" : ""}, laissé${others > 1 ? "s" : ""} de côté.`;
  },
  taken: (names: string) => `Repris : ${names}.`,
  skipped: (count: number) =>
    count === 1
      ? "Un fichier plus ancien laissé de côté : le plus récent le remplace."
      : `${count} fichiers plus anciens laissés de côté : le plus récent les remplace.`,
  testedWell: "La connexion fonctionne. Les fichiers trouvés seront lus dans une minute environ.",
  testedEmpty:
    "La connexion fonctionne, mais ce dossier ne contient encore aucun fichier ZIP ou CSV. " +
    "Vérifiez le dossier, ou attendez le prochain envoi de votre logiciel.",
  failed: "La connexion ne fonctionne pas.",
  test: "Tester la connexion",
  change: "Modifier ce compte",
  remove: "Retirer",
  removeNote: "Les annonces déjà reprises restent en ligne ; elles ne suivront plus les fichiers de ce compte.",
  revokeNote: "La clé cesse de fonctionner tout de suite. Les annonces déjà reprises restent en ligne.",
  replace: "Remplacer la clé",
  replaceNote: "L’ancienne clé cesse de fonctionner tout de suite : votre logiciel aura besoin de la nouvelle.",
  addFtp: "Ajouter un compte FTP",
  addKey: "Créer une clé d’envoi",
  addKeyIntro:
    "Pour un logiciel qui envoie ses fichiers en HTTPS. Donnez la clé à son éditeur, " +
    "avec la commande qui s’affiche à côté d’elle.",
  software: "Nom du logiciel",
  softwareHint: "Pour le reconnaître dans la liste",
  createKey: "Créer la clé",
  keyUse: "Votre logiciel envoie le fichier ainsi :",
  saved: "Le compte est enregistré.",
  removed: "C’est retiré.",
  again: (wait: string) => `Réessayez dans ${wait}.`,
  refusals: {
    no_profile: "Complétez d’abord votre profil.",
    too_many: "Vous avez déjà vingt comptes et clés : retirez-en un d’abord.",
    gone: "Ce compte ou cette clé a déjà été retiré ou remplacé.",
    too_often: "Trop d’essais en peu de temps.",
    no_name: "Donnez le nom du logiciel.",
    changed: "Le serveur présente maintenant un autre certificat : voyez-le ci-dessous.",
  },
});
