import { data, redirect } from "react-router";
import { isReference } from "#app/browser-storage/favourite-references.ts";
import { clientAddress } from "#app/platform/security/client-address.ts";
import { listingHref } from "#app/listings/listing-address.ts";
import type { Platform } from "#app/platform/context.ts";
import { formatCriteria, isCanonical, parseCriteria, searchHref } from "./criteria-address.ts";
import { findByReference } from "./search.repository.server.ts";
import { searchListings } from "./use-cases/search-listings.server.ts";

/**
 * The search that an address asks for, for either page of results. An address that is understood but not
 * written in the canonical form is sent to it; one with a mistake keeps its page, the message and what
 * was typed.
 */
export async function loadSearch(
  { db, log, costlyWork }: Platform,
  { path, url, request }: { path: string; url: URL; request: Request },
) {
  const read = parseCriteria(url.searchParams);
  await goToReference(db, read.criteria.keywords);
  const { signal } = request;
  const done = await costlyWork({ visitor: clientAddress(request), signal }, () =>
    searchListings({ db, log }, read.criteria),
  );
  if (!done.ok) throw data(done.code, costRefusal(done));
  const result = done.value;
  const problems = [...read.problems, ...result.problems];
  const isMisspelt = decodeURIComponent(url.pathname.replace(/\.data$/, "")) !== path;
  const isOther = problems.length === 0 && !isCanonical(url.searchParams, result.criteria);
  // What depends on the listings of today, as the last page, may be otherwise tomorrow.
  const isLasting = formatCriteria(read.criteria).toString() === formatCriteria(result.criteria).toString();
  if (isMisspelt || isOther) throw redirect(searchHref(path, result.criteria), isLasting ? 301 : 302);
  return data({ ...result, problems });
}

/** Status and headers of a refusal, which nobody keeps. */
export const costRefusal = ({ code, retrySeconds }: { code: "too_much" | "busy"; retrySeconds: number }) => ({
  status: code === "busy" ? 503 : 429,
  headers: { "Retry-After": String(retrySeconds), "Cache-Control": "no-store" },
});

/** Who types a listing's reference as keywords wants that listing. Some have no digit, as `BVKSSNP`: no word is in the way. */
async function goToReference(db: Platform["db"], keywords: string | null): Promise<void> {
  if (keywords === null || !isReference(keywords.toUpperCase())) return;
  const listing = await findByReference(db, keywords);
  if (listing) throw redirect(listingHref(listing), 302);
}

export type LoadedSearch = Awaited<ReturnType<typeof loadSearch>>["data"];
