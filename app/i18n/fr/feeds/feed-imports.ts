import { catalogue } from "#app/i18n/words.ts";

const homes = (count: number, formatted: string) => `${formatted} ${count > 1 ? "biens" : "bien"}`;

/** The pages of an agency's imports: upload, preview, progress, kept fields. */
export const feedImportWords = /* @__PURE__ */ catalogue("feed-imports", {
  title: "Imports",
  intro: "Envoyez tout votre stock en un fichier. Rien n’est en ligne avant que vous ayez choisi « Importer ».",
  introLater:
    "Chaque nouveau fichier s’applique aussitôt : il met vos annonces à jour et retire les biens qu’il n’a plus. " +
    "Nous demandons votre accord s’il en retire beaucoup.",
  how: {
    title: "Comment ça marche",
    steps: [
      {
        title: "Exportez votre stock",
        text:
          "Votre logiciel sait écrire un fichier ZIP au format Poliris : c’est celui qu’il envoie déjà aux autres portails. " +
          "Cherchez « passerelle », « export » ou « diffusion », ou demandez-le à son éditeur.",
      },
      {
        title: "Déposez-le ici",
        text: "Nous lisons chaque ligne et vous montrons ce que nous avons compris, ligne par ligne, avant toute publication.",
      },
      {
        title: "Choisissez « Importer »",
        text:
          "Vos biens sont en ligne. Ensuite, chaque fichier remplace le précédent : " +
          "un bien qui n’y est plus est retiré, un bien qui y revient retrouve son adresse et son historique.",
      },
    ],
  },
  drop: {
    title: "Envoyer un fichier",
    file: "Fichier ZIP",
    choose: "Choisir un fichier",
    hint: "ou déposez-le ici",
    now: "Déposez votre fichier",
    formats: "Un ZIP au format Poliris (versions 4.07 à 4.12), ou son fichier Annonces.csv seul, de 2\u00A0Go au plus.",
    send: "Envoyer",
    sending: (name: string) => `Envoi de ${name}`,
    progress: (percent: string) => `Envoyé à ${percent} %`,
    cancel: "Annuler l’envoi",
    leave: {
      title: "Votre fichier est encore en cours d’envoi",
      text: "Si vous quittez cette page maintenant, il n’arrivera pas.",
      stay: "Rester sur la page",
      leave: "Quitter quand même",
    },
    commune: "Commune de votre agence",
    communeHint: "Elle figure sur votre profil public, que vous compléterez plus tard.",
    problems: {
      none: "Choisissez un fichier.",
      empty: "Ce fichier est vide.",
      commune_unknown: "Écrivez la commune de votre agence, par exemple « Rennes ».",
      too_often: "Vous avez envoyé beaucoup de fichiers en peu de temps. Réessayez dans une heure.",
      not_allowed: "Votre compte ne peut pas envoyer de fichier en ce moment.",
      too_long: "Ce fichier dépasse 2 Go. Envoyez les photos par leur adresse web plutôt que dans le ZIP.",
      interrupted: "L’envoi n’est pas arrivé en entier. Vérifiez votre connexion, puis réessayez.",
      not_stored:
        "Le portail ne peut pas enregistrer ce fichier pour l’instant, et ses exploitants en sont avertis. Renvoyez-le plus tard.",
      busy: "Beaucoup de fichiers arrivent en ce moment. Réessayez dans quelques minutes.",
      signed_out: "Votre session est terminée. Reconnectez-vous, puis envoyez de nouveau le fichier.",
    },
  },
  feeds: {
    title: "Vos flux",
    agency: (agency: string) => `Agence ${agency}`,
    homes,
    kept: "Modifications à conserver",
    toComplete: (count: number, formatted: string) => `${homes(count, formatted)} à compléter`,
  },
  undecided: "À décider",
  list: "Fichiers reçus",
  none: "Aucun fichier reçu pour le moment.",
  older: "Fichiers plus anciens",
  received: (moment: string) => `Reçu ${moment}`,
  sourceNames: { upload: "Envoyé ici", folder: "Déposé dans le dossier", ftp: "Lu par FTP", push: "Reçu par HTTPS" },
  states: {
    receiving: "En cours d’envoi",
    reading: "En cours de lecture",
    preview: "Attend votre accord",
    held: "À confirmer",
    waiting: "Agence à rattacher",
    running: "Import en cours",
    done: "Importé",
    refused: "Non importé",
    replaced: "Remplacé par un fichier plus récent",
    dropped: "Laissé de côté",
  },
  back: "Tous les imports",
  report: "Rapport ligne par ligne",
  refresh: "Actualiser la page",
  facts: {
    source: "Provenance",
    version: "Version du format",
    software: "Logiciel",
    agency: "Agence",
    lines: "Lignes",
    pictures: "Photos dans le ZIP",
    size: "Taille",
  },
  bytes: (size: string, isMega: boolean) => `${size} ${isMega ? "Mo" : "ko"}`,
  receiving: "Le fichier arrive. Cette page se met à jour toute seule.",
  reading: (lines: number, formatted: string) =>
    lines === 0
      ? "Nous ouvrons le fichier. Cette page se met à jour toute seule."
      : `${formatted} ${lines > 1 ? "lignes lues" : "ligne lue"}. Cette page se met à jour toute seule.`,
  preview: {
    title: "Rien n’est encore en ligne",
    homes,
    incomplete: (formatted: string) => `${formatted} à compléter`,
    notTaken: (formatted: string) => `${formatted} non repris`,
    broken: (count: number, formatted: string) => `${formatted} ${count > 1 ? "illisibles" : "illisible"}`,
    text: "Vérifiez ce qui a été lu, puis choisissez « Importer ». Les biens à compléter deviendront des brouillons.",
    accept: "Importer",
    drop: "Ne pas importer",
    nameless: {
      title: (name: string) => `Vos annonces paraîtront au nom de ${name}`,
      text: "Donnez d’abord le nom de votre agence : il figurera sur chacune de ses annonces. Le fichier vous attend ici.",
      link: "Donner le nom de l’agence",
    },
    like: {
      title: (count: number, formatted: string, agency: string) =>
        `${formatted} de ces biens ${count > 1 ? "sont" : "est"} déjà en ligne, sous le code d’agence « ${agency} »`,
      text:
        "Si le code de votre agence a changé, continuez avec ces annonces : elles gardent leur adresse, " +
        "leur référence et leur historique. " +
        "Si c’est une autre agence, ses biens s’ajouteront aux vôtres.",
      continue: "C’est la même agence : continuer",
      accept: "Importer comme une autre agence",
    },
    map: "Où sont vos biens",
    onMap: (count: number, formatted: string) =>
      count > 1 ? `${formatted} biens placés ; en ocre, ceux à compléter.` : `${formatted} bien placé.`,
    lacks: "Ce qui manque",
    lack: homes,
    allLacks: "Voir les biens à compléter",
    first: "Les premiers biens du fichier",
  },
  held: {
    title: (count: number, formatted: string) =>
      count > 1 ? `Ce fichier retirerait ${formatted} annonces` : `Ce fichier retirerait ${formatted} annonce`,
    text:
      "C’est beaucoup. Ces biens ne figurent plus dans le fichier, ou il y manque une mention obligatoire, le DPE par exemple. " +
      "Rien n’a encore changé sur le portail. " +
      "Importez-le s’il est juste, ou ignorez-le et envoyez-en un complet.",
    accept: "Importer et retirer ces annonces",
    drop: "Ignorer ce fichier",
    list: "Les annonces qui seraient retirées",
    references: (own: string, agency: string) =>
      agency ? `Réf.\u00A0${own} · réf. agence ${agency}` : `Réf.\u00A0${own}`,
    all: "Voir toutes ces annonces",
  },
  waiting: {
    title: (agency: string) => `Ces biens sont ceux de l’agence « ${agency} »`,
    text:
      "Le portail ne sait pas encore à qui elle est. Si c’est la vôtre, dites-le : " +
      "vous verrez un aperçu, et rien ne sera en ligne avant que vous ayez choisi « Importer ».",
    claim: "Ces biens sont les nôtres",
  },
  running: (count: number, done: string, all: string) => `${homes(count, done)} sur ${all}`,
  runningText: "Vous pouvez quitter cette page : l’import continue.",
  done: {
    title: "Ce fichier est importé",
    toComplete: "Compléter ces biens",
    listings: "Voir mes publications",
  },
  counts: {
    new: (count: number): string => (count > 1 ? "nouvelles annonces" : "nouvelle annonce"),
    changed: (count: number): string => (count > 1 ? "modifiées" : "modifiée"),
    back: (count: number): string => (count > 1 ? "revenues" : "revenue"),
    unchanged: (count: number): string => (count > 1 ? "inchangées" : "inchangée"),
    draft: (): string => "à compléter",
    left: (count: number): string => (count > 1 ? "laissées telles quelles" : "laissée telle quelle"),
    withdrawn: (count: number): string => (count > 1 ? "retirées" : "retirée"),
    not_taken: (count: number): string => (count > 1 ? "non reprises" : "non reprise"),
    broken: (count: number): string => (count > 1 ? "lignes illisibles" : "ligne illisible"),
  },
  refusedTitle: "L’import de ce fichier n’a pas abouti",
  replacedText: "Un fichier plus récent du même flux a pris la suite de celui-ci.",
  droppedText: "Ce fichier n’a pas été importé : rien n’a changé sur le portail.",
  sendAgain: "Envoyer un autre fichier",
  changedMeanwhile:
    "Quelqu’un d’autre a décidé entre-temps, ou un fichier plus récent est arrivé : voici où il en est.",
  keep: {
    title: "Modifications à conserver",
    intro:
      "Le fichier a priorité : à chaque envoi, il remplace ce que vous avez modifié ici. " +
      "Cochez ce qui doit rester comme vous l’avez écrit à la main.",
    names: {
      latitude: "Position sur la carte",
      floor: "Étage et nombre d’étages",
      hasKitchen: "Cuisine et son type",
      roomName: "Pièces, une à une",
      furnished: "Location meublée ou vide",
      availableFrom: "Date de disponibilité",
      price: "Prix ou loyer, avec charges, dépôt et honoraires de vente",
      isCopropriete: "Copropriété : lots, charges, procédure",
      tenantFees: "Honoraires du locataire et état des lieux",
      dpeStatus: "DPE : classes, chiffres et date",
      energyCostMin: "Dépenses annuelles d’énergie",
      title: "Titre de l’annonce",
      description: "Texte de l’annonce",
      photos: "Photos et leur ordre",
    },
    all: "Tout conserver",
    nothing: "Ne rien conserver",
    save: "Enregistrer",
    saved: "C’est enregistré. Le prochain fichier suivra ce choix.",
  },
});
