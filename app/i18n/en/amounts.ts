import type { Words } from "../words.ts";
import type { amountWords } from "../fr/amounts.ts";

export const enAmountWords: Words<typeof amountWords> = {
  between: (least, most) => `${least} to ${most}`,
  about: (amount) => `about ${amount}`,
};
