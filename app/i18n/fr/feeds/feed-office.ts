import { catalogue } from "#app/i18n/words.ts";

/** The page of the back office about agencies without an organisation. */
export const feedOfficeWords = /* @__PURE__ */ catalogue("feed-office", {
  title: "Fichiers d’agences",
  intro:
    "Des fichiers contiennent les biens d’une agence qu’aucune organisation du portail n’a rattachée. Attribuez-la : " +
    "ses administrateurs recevront l’aperçu par e-mail, et rien ne sera en ligne avant leur accord.",
  none: "Aucune agence n’attend.",
  agency: (code: string) => (code === "" ? "Agence sans identifiant" : `Agence « ${code} »`),
  homes: (count: number) => (count >= 1_000 ? "1 000 biens ou plus" : count === 1 ? "1 bien" : `${count} biens`),
  file: (name: string, when: string) => `Fichier : ${name}, ${when}`,
  software: (name: string) => `Logiciel : ${name}`,
  fromFolder: (folder: string) => (folder === "" ? "Dossier des imports" : `Dossier « ${folder} » des imports`),
  fromOrganisation: (name: string) => `Envoyé par : ${name}`,
  attribute: "Attribuer cette agence",
  target: "Organisation",
  targetHint: "Son nom, son SIRET, son numéro dans l’administration ou l’adresse de son profil",
  why: "Motif",
  see: "Voir l’organisation",
  found: (name: string, commune: string) => `${name}, ${commune}`,
  siret: (siret: string) => `SIRET ${siret}`,
  noSiret: "SIRET non renseigné",
  choose: "Plusieurs organisations correspondent : choisissez.",
  maybeMore: "Il peut y en avoir d’autres : précisez le nom.",
  confirm: "Attribuer à cette organisation",
  done: (name: string) => `L’agence est attribuée. ${name} reçoit l’aperçu par e-mail.`,
  dismiss: "Écarter cette agence",
  dismissText:
    "Rien de ce fichier ne sera publié, et son expéditeur le lira dans son rapport. " +
    "Un prochain fichier de cette agence attendra de nouveau.",
  dismissWhy: "Pourquoi l’écarter",
  dismissThis: "Écarter ce fichier",
  dismissed: "Ce fichier est écarté : rien n’en sera publié.",
  more: "Agences suivantes",
  folders: "Dossiers illisibles",
  folderProblem: (folder: string) => (folder === "" ? "Dossier des imports" : `Dossier « ${folder} »`),
  folderProblems: {
    no_folder: "Ce dossier n’existe plus, ou n’est pas un dossier.",
    no_permission: "Le portail n’a pas le droit de lire ce dossier ou un de ses fichiers.",
    other: "Un fichier de ce dossier ne peut pas être lu.",
  },
  problems: {
    unknown: "Aucune organisation ne correspond.",
    no_member: "Cette organisation n’a plus d’administrateur.",
    no_reason: "Indiquez le motif.",
    attributed: "Un collègue a déjà attribué ou écarté cette agence, ou le fichier n’attend plus.",
  },
});
