import type { unusualPriceWords } from "#app/i18n/fr/publish/unusual-price.ts";
import { formatCount } from "#app/i18n/measures.ts";
import type { Words } from "#app/i18n/words.ts";

const spelt = ["three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const count = (times: number) => spelt[times - 3] ?? formatCount(times, "en");

export const enUnusualPriceWords: Words<typeof unusualPriceWords> = {
  more: (times) => `${count(times)} times more`,
  less: (times) => `${count(times)} times less`,
};
