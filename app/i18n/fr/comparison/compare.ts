import { catalogue } from "#app/i18n/words.ts";

/** Words about the comparison on pages of listings; the comparison's own page has `comparison`. */
export const compareWords = /* @__PURE__ */ catalogue("compare", {
  compare: "Comparer",
  named: (title: string) => `: ${title}`,
  label: "Comparaison",
  count: (count: number) => (count === 1 ? "1 bien à comparer" : `${count} biens à comparer`),
  open: "Comparer",
  clear: "Vider",
  full: (most: number) => `Vous comparez déjà ${most} biens : retirez-en un pour en ajouter un autre.`,
});
