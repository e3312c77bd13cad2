import { catalogue } from "#app/i18n/words.ts";

/** Notices about an imported home, in the form that changes it and on the page after publication. */
export const importedHomeWords = /* @__PURE__ */ catalogue("imported-home", {
  waiting:
    "Ce bien vient du fichier de votre agence. Ce que vous écrivez ici reste, tant que le fichier n’en dit pas autre chose.",
  text:
    "Ce bien vient du fichier de votre agence. Le prochain fichier remplacera ce que vous changez ici, " +
    "sauf ce que l’agence a choisi de conserver. Ce qu’il laisse vide reste comme vous l’écrivez.",
  choose: "Modifications à conserver",
  next: (others: number, formatted: string) =>
    `Bien suivant à compléter (${formatted}\u00A0${others > 1 ? "restants" : "restant"})`,
  none: "C’était le dernier bien à compléter de votre fichier.",
});
