import { formatCount } from "#app/i18n/measures.ts";
import { catalogue } from "#app/i18n/words.ts";

/** The page `/verifier-un-fichier`. */
export const feedCheckerWords = /* @__PURE__ */ catalogue("feed-checker", {
  title: "Vérifier un fichier Poliris",
  metaDescription:
    "Déposez un fichier Poliris (ZIP ou Annonces.csv, versions 4.07 à 4.12) : rapport ligne par ligne en français et aperçu des biens. " +
    "Gratuit, sans compte, rien n’est conservé.",
  intro:
    "Votre logiciel d’agence envoie vos biens aux portails par un fichier Poliris. Déposez-le : vous saurez, ligne par ligne, " +
    "ce qui serait publié, ce qui manque et quoi corriger. Sans compte, et rien n’est conservé.",
  file: "Fichier ZIP ou Annonces.csv",
  hint: "20 Mo au plus. Si le ZIP est plus gros à cause de ses photos, déposez seulement Annonces.csv.",
  drop: "Ou glissez le fichier ici.",
  dropNow: "Lâchez le fichier ici.",
  check: "Vérifier le fichier",
  checking: "Vérification en cours…",
  csv: "Recevoir le rapport en CSV",
  refusals: {
    busy: "Des fichiers sont déjà en cours de vérification. Réessayez dans une minute.",
    too_often: "Vous avez vérifié beaucoup de fichiers en peu de temps. Réessayez dans une heure.",
    none: "Choisissez un fichier.",
    too_large: "Ce fichier est trop gros : 20 Mo au plus. Si ce sont les photos, déposez seulement Annonces.csv.",
    lost: "Le fichier n’est pas arrivé en entier. Envoyez-le de nouveau.",
  },
  report: {
    title: (file: string) => `Rapport : ${file}`,
    good: "Tout serait publié.",
    goodWithWarnings: "Tout serait publié ; quelques points sont à vérifier.",
    bad: (count: number) =>
      count === 1
        ? "1 ligne est à corriger avant publication."
        : `${formatCount(count)} lignes sont à corriger avant publication.`,
    counts: {
      online: (count: number) => (count > 1 ? "seraient en ligne" : "serait en ligne"),
      draft: (_count: number) => "à compléter",
      not_taken: (_count: number) => "non repris",
      broken: (count: number) => (count > 1 ? "illisibles" : "illisible"),
    },
    countHints: {
      online: "Publiés tels quels.",
      draft: "En brouillon, avec ce qui leur manque.",
      not_taken: "Parkings, commerces, saisonnier… : le portail ne les publie pas.",
      broken: "Rien n’en serait repris.",
    },
    groups: "Ce qui est à corriger ou à vérifier",
    noProblems: "Rien à corriger dans ce fichier.",
    error: "Empêche la publication",
    warning: "Avertissement",
    occurrences: (count: number) => (count === 1 ? "1 fois" : `${formatCount(count)} fois`),
    onLines: (lines: string, more: number) => {
      const start = lines.includes(",") || more > 0 ? "Lignes" : "Ligne";
      return more > 0 ? `${start} ${lines}… et ${formatCount(more)} autres` : `${start} ${lines}`;
    },
    lines: "Ligne par ligne",
    line: (line: number, reference: string) => (reference ? `Ligne ${line}, réf. ${reference}` : `Ligne ${line}`),
    at: (column: string) => `${column} ·`,
    read: (text: string) => `Lu : « ${text} »`,
    moreProblems: (count: number) => (count === 1 ? "et 1 autre point" : `et ${formatCount(count)} autres points`),
    moreLines: (count: number) =>
      count === 1
        ? "1 autre ligne a quelque chose à corriger ou à vérifier : elle est dans le rapport en CSV."
        : `${formatCount(count)} autres lignes ont quelque chose à corriger ou à vérifier : elles sont dans le rapport en CSV.`,
    homes: "Aperçu des premiers biens",
    homesText: "Tels que le portail les lirait. Les photos ne sont pas téléchargées ici.",
    outcomes: { online: "Serait en ligne", draft: "À compléter", not_taken: "Non repris", broken: "Illisible" },
    again: "Vérifier un autre fichier, ou recevoir le rapport en CSV",
    againText: "Pour le rapport entier en CSV, choisissez de nouveau le fichier : nous ne l’avons pas gardé.",
  },
  about: [
    {
      title: "Ce qui est vérifié",
      text:
        "L’archive et ses fichiers (Annonces.csv, Config.txt, Photos.cfg), l’encodage, la version, les colonnes décalées, puis chaque " +
        "valeur : nombres, dates, codes, lieux. Enfin ce que la loi demande à une annonce : DPE, honoraires, copropriété, encadrement " +
        "des loyers, mots qui excluent des personnes.",
    },
    {
      title: "Versions 4.07 à 4.12",
      text:
        "La version se lit dans la colonne 301, sinon au nombre de colonnes, sinon dans Config.txt. UTF-8 et Windows-1252 sont acceptés, " +
        "comme les photos par adresses (URL) ou dans le ZIP (FULL et DIFF).",
    },
    {
      title: "Rien n’est conservé",
      text:
        "Le fichier est lu, puis effacé ; ni lui ni le rapport ne sont enregistrés. Les colonnes 114 à 122, " +
        "qui nomment le propriétaire, ne sont jamais lues. Aucune photo n’est téléchargée.",
    },
    {
      title: "Et pour publier ?",
      text:
        "Une agence qui a un compte envoie le même fichier, par sa page d’imports ou par FTP : " +
        "le portail montre d’abord un aperçu, et rien n’est publié avant son accord. " +
        "Ensuite chaque fichier met aussitôt les annonces à jour, et un bien absent du fichier est retiré. " +
        "Un bien à compléter attend en brouillon.",
    },
  ],
  account: "Créer un compte d’agence",
  login: "Envoyer avec mon compte",
});
