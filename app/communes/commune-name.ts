/**
 * The form in which names of places are compared: lower case, no accents, hyphens and apostrophes as
 * spaces, « st » and « ste » in full. Agrees with normalize_name() of the database (migration 0001).
 */
export function normalizeName(text: string): string {
  return text
    .replaceAll(/[œŒ]/g, "oe")
    .replaceAll(/[æÆ]/g, "ae")
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, " ")
    .replaceAll(/\bst\b/g, "saint")
    .replaceAll(/\bste\b/g, "sainte")
    .trim();
}

/** A name as part of an address: `saint-denis`. */
export function slugify(text: string): string {
  return normalizeName(text).replaceAll(" ", "-");
}
