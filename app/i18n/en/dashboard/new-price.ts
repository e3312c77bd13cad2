import type { newPriceWords } from "#app/i18n/fr/dashboard/new-price.ts";
import type { Words } from "#app/i18n/words.ts";

export const enNewPriceWords: Words<typeof newPriceWords> = {
  label: { vente: "New price", location: "New rent, charges included" },
  submit: { vente: "Change the price", location: "Change the rent" },
  hint: "You will see who is told before you save.",
};
