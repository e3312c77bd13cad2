import { noCriteria, type SearchCriteria } from "./criteria.ts";
import { searchHref } from "./criteria-address.ts";

/** Where a search is saved as an alert: order and page do not count. */
export const newAlertHref = (criteria: SearchCriteria): string =>
  searchHref("/alertes/nouvelle", { ...criteria, sort: noCriteria.sort, page: noCriteria.page });
