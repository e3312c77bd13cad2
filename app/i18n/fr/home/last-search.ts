import { catalogue } from "#app/i18n/words.ts";

export const lastSearchWords = /* @__PURE__ */ catalogue("last-search", {
  label: "Votre dernière recherche",
  resume: "Reprendre votre recherche :",
  newer: (count: number, isMore: boolean) =>
    isMore
      ? `Au moins ${count} nouvelles annonces`
      : count === 1
        ? "1 nouvelle annonce"
        : `${count} nouvelles annonces`,
  forget: "Oublier cette recherche",
});
