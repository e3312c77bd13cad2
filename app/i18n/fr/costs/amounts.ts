import { catalogue } from "#app/i18n/words.ts";

/** Ranges of amounts, and estimated ones. */
export const amountWords = /* @__PURE__ */ catalogue("amounts", {
  between: (least: string, most: string) => `${least} à ${most}`,
  about: (amount: string) => `environ ${amount}`,
});
