import { noCriteria, type SearchCriteria } from "../criteria/criteria.ts";
import { searchHref } from "../criteria/criteria-address.ts";

/** The address of the page that saves a search as an alert; order and page are left out. */
export const newAlertHref = (criteria: SearchCriteria): string =>
  searchHref("/alertes/nouvelle", { ...criteria, sort: noCriteria.sort, page: noCriteria.page });
