import { data, redirect } from "react-router";
import type { Platform } from "#app/platform/context.ts";
import { isCanonical, parseCriteria, searchHref } from "./criteria-address.ts";
import { searchListings } from "./use-cases/search-listings.server.ts";

/**
 * The search that an address asks for, for either page of results. An address that is understood but not
 * written in the canonical form is sent to it; one with a mistake keeps its page, the message and what
 * was typed.
 */
export async function loadSearch({ db, log }: Platform, { path, url }: { path: string; url: URL }) {
  const read = parseCriteria(url.searchParams);
  const result = await searchListings({ db, log }, read.criteria);
  const problems = [...read.problems, ...result.problems];
  const isMisspelt = decodeURIComponent(url.pathname.replace(/\.data$/, "")) !== path;
  const isOther = problems.length === 0 && !isCanonical(url.searchParams, result.criteria);
  if (isMisspelt || isOther) throw redirect(searchHref(path, result.criteria), 301);
  return data({ ...result, problems });
}

export type LoadedSearch = Awaited<ReturnType<typeof loadSearch>>["data"];
