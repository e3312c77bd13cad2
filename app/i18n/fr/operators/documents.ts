import { catalogue } from "#app/i18n/words.ts";

/** Words about the documents that operators edit in versions. */
export const documentWords = /* @__PURE__ */ catalogue("documents", {
  save: "Enregistrer",
  preview: "Aperçu",
  previewTitle: "Aperçu",
  previewNote: "Voici l’aperçu. Rien n’est encore enregistré.",
  saved: (version: number) => `Enregistré : c’est la version ${version}, en ligne dans la seconde.`,
  conflict: (by: string, at: string, version: number) =>
    `${by} a enregistré la version ${version} (${at}) après l’ouverture de cette page. ` +
    "Rien n’a été remplacé, et vos mots sont toujours là : regardez cette version, puis enregistrez de nouveau pour la remplacer.",
  lookBeside: (version: number) => `Voir la version ${version} (nouvel onglet)`,
  earlier: (version: number) =>
    `Le formulaire montre la version ${version}. Elle n’est pas en ligne tant que vous ne l’enregistrez pas.`,
  title: "Versions",
  none: "Aucune version : le contenu d’origine est en ligne.",
  version: (version: number) => `Version ${version}`,
  by: (author: string, at: string) => `${author}, ${at}`,
  current: "en ligne",
  emptied: "(retour au contenu d’origine)",
  look: "Voir",
  revert: "Revenir à cette version",
  toDefault: "Revenir au contenu d’origine",
  gone: "Un compte supprimé",
});
