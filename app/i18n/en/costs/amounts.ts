import type { Words } from "#app/i18n/words.ts";
import type { amountWords } from "#app/i18n/fr/costs/amounts.ts";

export const enAmountWords: Words<typeof amountWords> = {
  between: (least, most) => `${least} to ${most}`,
  about: (amount) => `about ${amount}`,
};
