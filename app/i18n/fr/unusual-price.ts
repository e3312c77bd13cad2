import { formatCount } from "../measures.ts";
import { catalogue } from "../words.ts";

const spelt = ["trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix"];
const count = (times: number) => spelt[times - 3] ?? formatCount(times);

/** How far a price is from another, to be followed by « que ». */
export const unusualPriceWords = /* @__PURE__ */ catalogue("unusual-price", {
  more: (times: number) => `${count(times)} fois plus`,
  less: (times: number) => `${count(times)} fois moins`,
});
