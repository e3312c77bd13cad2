import type { Words } from "#app/i18n/words.ts";
import type { compareWords } from "#app/i18n/fr/comparison/compare.ts";

export const enCompareWords: Words<typeof compareWords> = {
  compare: "Compare",
  named: (title) => `: ${title}`,
  label: "Comparison",
  count: (count) => (count === 1 ? "1 home to compare" : `${count} homes to compare`),
  open: "Compare",
  clear: "Clear",
  full: (most) => `You are already comparing ${most} homes: take one out to add another.`,
};
