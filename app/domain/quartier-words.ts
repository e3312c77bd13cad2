import { normalizeName } from "./commune-name.ts";

const articles = new Set(["d", "de", "des", "du", "l", "la", "le", "les"]);

/** The words by which to search a quartier: articles only if there is nothing else. */
export function quartierWords(quartier: string): string[] {
  const words = normalizeName(quartier)
    .split(" ")
    .filter((word) => word !== "");
  const telling = words.filter((word) => !articles.has(word));
  return telling.length > 0 ? telling : words;
}
