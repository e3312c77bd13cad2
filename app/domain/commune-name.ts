/**
 * Normalizes names of places for comparison: lower case, no accents, hyphens and apostrophes as spaces, « st » and « ste » in full.
 * A test compares it with normalize_name() of the database (migration 0101) on everything that a European keyboard types.
 */
export function normalizeName(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(undecomposable, (character) => foldings[character]!)
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u0362]/g, "")
    .replaceAll(/[^a-z0-9]+/g, " ")
    .replaceAll(/\bst\b/g, "saint")
    .replaceAll(/\bste\b/g, "sainte")
    .trim();
}

/** A name as part of an address: `saint-denis`. */
export function slugify(text: string): string {
  return normalizeName(text).replaceAll(" ", "-");
}

// Letters that Unicode does not decompose, written as PostgreSQL's unaccent does.
const foldings: Record<string, string> = {
  æ: "ae",
  œ: "oe",
  ø: "o",
  ß: "ss",
  ð: "d",
  þ: "th",
  đ: "d",
  ħ: "h",
  ı: "i",
  ĸ: "q",
  ł: "l",
  ŀ: "l",
  ŋ: "n",
  ŧ: "t",
  "©": " c ",
  "®": " r ",
  "¼": " 1 4",
  "½": " 1 2",
  "¾": " 3 4",
};
const undecomposable = /* @__PURE__ */ new RegExp(`[${Object.keys(foldings).join("")}]`, "g");
