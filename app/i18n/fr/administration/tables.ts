import { catalogue } from "#app/i18n/words.ts";

const fields: Record<string, string> = {
  date: "Date",
  source: "Source",
  note: "Note",
  from: "Premier jour",
  until: "Dernier jour",
  "emoluments.upTo": "Émoluments, fin de la tranche (€)",
  "emoluments.percent": "Émoluments, taux de la tranche (%)",
  vatPercent: "TVA (%)",
  "duties.communePercent": "Droits, part de la commune (%)",
  "duties.collectionPercent": "Droits, frais d’assiette et de recouvrement (%)",
  "duties.newHomePercent": "Droits d’un logement neuf (%)",
  "duties.departments": "Droits, part du département (%)",
  "duties.departmentsUntil": "Dernier jour des taux relevés",
  "duties.ordinaryMostPercent": "Part la plus haute sans relèvement (%)",
  "duties.firstPurchase": "Part du département, premier achat (%)",
  "duties.departmentNotes": "Note du département",
  "duties.unknownDepartment": "Part d’un département inconnu (%)",
  "duties.note": "Note sur les droits",
  "securityContribution.percent": "Contribution de sécurité immobilière (%)",
  "securityContribution.least": "Contribution de sécurité immobilière, minimum (€)",
  disbursements: "Débours (€)",
  "lending.mostEffortPercent": "Taux d’effort maximal (%)",
  "lending.mostYears": "Durée maximale d’un prêt (années)",
  "lending.mostYearsWithWorks": "Durée maximale avec travaux (années)",
  "usualRate.percent": "Taux usuel (%)",
  "usualRate.date": "Taux usuel, relevé le",
  "usualRate.source": "Taux usuel, source",
};

/** Words of the tables that operators replace: costs of buying, rent control. */
export const tableWords = /* @__PURE__ */ catalogue("tables", {
  back: "Retour aux réglages",
  change: "Remplacer les frais d’achat",
  changeLaw: "Changer l’encadrement des loyers",
  origins: {
    office: "Enregistré dans l’administration.",
    file: (setting: string) => `Lu dans le fichier de ${setting} au démarrage.`,
    builtIn: "Livré avec le portail.",
  },
  costs: {
    title: "Frais d’achat",
    intro:
      "Le barème avec lequel les annonces de vente estiment les frais et le budget. Il sert dès qu’il est enregistré, sans redémarrer.",
  },
  rentControl: {
    title: "Encadrement des loyers",
    intro:
      "Si une loi prolonge l’encadrement en métropole, écrivez-en ici le premier jour, le dernier et la source. La période s’ajoute " +
      "à celles des lois livrées, et sert dès qu’elle est enregistrée, sans redémarrer.",
    none: {
      metropole:
        "En métropole, aucune période d’encadrement des loyers ne vaut aujourd’hui : rien n’est demandé ni affiché.",
      "outre-mer":
        "Outre-mer, aucune période d’encadrement des loyers ne vaut aujourd’hui : rien n’est demandé ni affiché.",
    },
  },
  file: "Fichier JSON",
  fileHint: "S’il est choisi, il remplace le texte ci-dessous.",
  text: "Texte en JSON",
  textHint: "Vous pouvez aussi le corriger ici.",
  noText: 'Exemple : {"from": "2027-01-01", "until": "2029-12-31", "source": "loi n° 2026-0000 du 20 décembre 2026"}',
  problem: (problem: string) => `Ce texte ${problem}.`,
  fileProblems: {
    encoding:
      "Ce fichier n’est pas un texte en UTF-8. Enregistrez-le dans cet encodage, ou collez son texte ci-dessous.",
    size: "Ce fichier est trop grand pour un tel barème : 500 Ko au plus.",
  },
  changes: "Ce qui change",
  noChange: "Rien ne change : c’est ce qui est déjà en service.",
  more: (count: string) => `Et ${count} autres différences.`,
  place: "Quoi",
  before: "En service",
  after: "Nouveau",
  row: (field: string, row: string) => `${field} : ${row}`,
  nothing: "rien",
  noEnd: "sans fin",
  between: (least: string, most: string) => `${least} à ${most}`,
  fields,
});
