import type { UnusualFactor } from "#app/domain/unusual-price.ts";
import { unusualPriceWords } from "./fr/publish/unusual-price.ts";
import { useWords } from "./words.ts";

/** Returns a function that writes a factor: « dix fois moins », before « que ». */
export function useFactorText(): (factor: UnusualFactor) => string {
  const words = useWords(unusualPriceWords);
  return ({ times, direction }) => words[direction](times);
}
