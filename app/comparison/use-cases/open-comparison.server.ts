import { comparisonHref } from "#app/browser-storage/compared-listings.ts";
import { type RequestedComparison, normalize, type Refusal } from "../comparison-address.ts";
import type { Comparison } from "../comparison.ts";
import { compareListings, type ComparisonNeeds } from "./compare-listings.server.ts";

type OpenedComparison =
  | { ok: true; kind: "moved"; href: string }
  | { ok: true; kind: "shown"; comparison: Comparison; refusal: Refusal | null };

/** The comparison of an address; after a listing is added by its reference, the address that includes it. */
export async function openComparison(
  needs: ComparisonNeeds,
  { references, added, refusal }: RequestedComparison,
): Promise<OpenedComparison> {
  const comparison = await compareListings(needs, references);
  if (added === null || refusal !== null) return { ok: true, kind: "shown", comparison, refusal };
  const reference = normalize(added);
  const { listings } = await compareListings(needs, [reference]);
  if (listings.length === 0) return { ok: true, kind: "shown", comparison, refusal: "unknown" };
  return { ok: true, kind: "moved", href: comparisonHref([...new Set([...references, reference])]) };
}
