import { MOST_COMPARED } from "#app/browser-storage/compared-listings.ts";
import { isReference } from "#app/browser-storage/favourite-references.ts";

/** Why a typed reference was not added. */
export type Refusal = "full" | "malformed" | "unknown";

export type RequestedComparison = {
  /** At most four, without repeats, in the order of the address. */
  references: string[];
  /** The reference to add, as typed. */
  added: string | null;
  refusal: Refusal | null;
};

/** Reads `?biens=BV1,BV2&ajouter=bv3`. Listings beyond the fourth are left out and reported. */
export function readComparison(params: URLSearchParams): RequestedComparison {
  const named = params
    .getAll("biens")
    .flatMap((text) => text.split(","))
    .map(normalize)
    .filter(isReference);
  const all = [...new Set(named)];
  const references = all.slice(0, MOST_COMPARED);
  const typed = params.get("ajouter")?.trim() ?? "";
  const added = typed === "" ? null : typed.slice(0, 200);
  return { references, added, refusal: all.length > MOST_COMPARED ? "full" : refusalOf(added, references) };
}

/** A typed or pasted reference: alone, or at the end of a listing's address. */
export const normalize = (text: string): string =>
  text
    .trim()
    .replace(/[?#].*$/, "")
    .replace(/^.*[-/]/, "")
    .toUpperCase();

function refusalOf(added: string | null, references: string[]): Refusal | null {
  if (added === null) return null;
  const reference = normalize(added);
  if (!isReference(reference)) return "malformed";
  return references.length >= MOST_COMPARED && !references.includes(reference) ? "full" : null;
}
