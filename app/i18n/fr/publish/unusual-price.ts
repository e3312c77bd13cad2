import { formatCount } from "#app/i18n/measures.ts";
import { catalogue } from "#app/i18n/words.ts";

const spelt = ["trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix"];
const count = (times: number) => spelt[times - 3] ?? formatCount(times);

/** The ratio of two prices in words, before « que ». */
export const unusualPriceWords = /* @__PURE__ */ catalogue("unusual-price", {
  more: (times: number) => `${count(times)} fois plus`,
  less: (times: number) => `${count(times)} fois moins`,
});
