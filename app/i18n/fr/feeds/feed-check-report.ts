import { formatCount } from "#app/i18n/measures.ts";
import { catalogue } from "#app/i18n/words.ts";

/** The report of a checked file; only the server loads these texts. */
export const feedCheckReportWords = /* @__PURE__ */ catalogue("feed-check-report", {
  facts: {
    version: "Version du format",
    software: "Logiciel",
    encoding: "Encodage",
    lines: "Lignes d’annonces",
    agencies: "Agences",
    photoMode: "Envoi des photos",
    photos: "Photos",
  },
  versionBy: {
    written: (version: string) => `${version}, d’après la colonne 301`,
    columnCount: (version: string, columns: number) => `${version}, d’après ses ${columns} colonnes`,
    config: (version: string) => `${version}, d’après Config.txt`,
    fewest: (version: string, columns: number) => `${version} sans doute, d’après ses ${columns} colonnes`,
  },
  versionInstead: (text: string, unknown: string) => `${text} (le portail ne connaît pas « ${unknown} »)`,
  notSaid: "Non indiqué",
  encodings: {
    ascii: "Sans accents (ASCII)",
    "utf-8": "UTF-8",
    "windows-1252": "Windows-1252",
    mixed: "Un mélange d’UTF-8 et de Windows-1252",
  },
  photoModes: {
    URL: "Par leurs adresses (Mode=URL)",
    FULL: "Toutes dans le ZIP (Mode=FULL)",
    DIFF: "Les nouvelles dans le ZIP (Mode=DIFF)",
  },
  photos: (count: number, missing: number, above: number) =>
    [
      formatCount(count),
      ...(missing > 0 ? [`dont ${formatCount(missing)} ${missing > 1 ? "introuvables" : "introuvable"}`] : []),
      ...(above > 0 ? [`dont ${formatCount(above)} au-delà des dix premières d’un bien, non reprises`] : []),
    ].join(", "),
  notices: {
    truncated: "Le fichier est incomplet : la fin manque. Un import ne changerait rien.",
    noHome: "Aucune ligne de ce fichier n’est une annonce au format Poliris. Un import ne changerait rien.",
    stopped: (lines: number) =>
      `Ce fichier demande plus de travail que cette page n’en fait : seules les ${formatCount(lines)} premières lignes sont ` +
      "vérifiées. Un import les lirait toutes.",
  },
  andOthers: (named: string) => `${named} et d’autres`,
  moreRows: "La suite du rapport n’est pas dans ce fichier : corrigez ce qui précède, puis vérifiez de nouveau.",
});
