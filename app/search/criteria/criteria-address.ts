import { criteriaList, noCriteria, type SearchCriteria } from "./criteria.ts";

/** The canonical address of a search: defaults left out, always in the same order. */
export function formatCriteria(criteria: SearchCriteria): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of criteriaList.flatMap((criterion) => criterion.write(criteria)))
    params.append(name, String(value));
  if (criteria.sort !== noCriteria.sort) params.append("sort", criteria.sort);
  if (criteria.page !== noCriteria.page) params.append("page", String(criteria.page));
  return params;
}

/** The parameters of criteria that no form has a field for. */
export const fieldlessParameters = (criteria: SearchCriteria): [parameter: string, value: string | number][] =>
  criteriaList.filter(({ isFieldless }) => isFieldless).flatMap((criterion) => criterion.write(criteria));

/** `/annonces?…` for these criteria on that page of the site. */
export function searchHref(path: string, criteria: SearchCriteria): string {
  const query = formatCriteria(criteria).toString();
  return query === "" ? path : `${path}?${query}`;
}

/** Whether the search has any criterion; order and page do not count. */
export const isNarrowed = (criteria: SearchCriteria): boolean =>
  criteriaList.some((criterion) => criterion.write(criteria).length > 0);

/** The parameter of a sentence that the server must still read. */
export const SENTENCE = "texte";

/** The parameter of a sentence that was read, in addresses with words that were not understood. */
export const PHRASE = "phrase";

/** The parameter of words that were not understood, for a notice on the page; it is no criterion. */
export const UNREAD = "nonreconnu";

/** The parameter of wishes that no criterion covers (`SentenceNote`), for notices on the page; it is no criterion. */
export const NOTES = "avis";

// Parameters of campaigns, which others add to our addresses, are no criterion either, and cause no redirect.
const foreign = /* @__PURE__ */ new RegExp(
  `^(${UNREAD}|${NOTES}|${PHRASE}|utm_[a-z]+|gclid|fbclid|msclkid|mc_[a-z]+|_routes|index)$`,
);

/** Whether an address is the canonical one of its search. */
export function isCanonical(params: URLSearchParams, criteria: SearchCriteria): boolean {
  const own = new URLSearchParams([...params].filter(([name]) => !foreign.test(name)));
  return own.toString() === formatCriteria(criteria).toString();
}
