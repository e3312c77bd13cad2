import type { UnusualFactor } from "#app/domain/unusual-price.ts";
import { unusualPriceWords } from "./fr/unusual-price.ts";
import { useWords } from "./words.ts";

/** Returns what writes a factor: « dix fois moins », to be followed by « que ». */
export function useFactorText(): (factor: UnusualFactor) => string {
  const words = useWords(unusualPriceWords);
  return ({ times, direction }) => words[direction](times);
}
