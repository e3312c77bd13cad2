import { Bell } from "lucide-react";
import { Link } from "react-router";
import { searchWords } from "#app/i18n/fr/search/search.ts";
import { useWords } from "#app/i18n/words.ts";
import type { SearchCriteria } from "../criteria/criteria.ts";
import { newAlertHref } from "../saved/new-alert-href.ts";

/** The link to the page that saves the search as an alert. Robots must not follow it: each search has one. */
export function AlertLink({ criteria, className }: { criteria: SearchCriteria; className: string }) {
  const { createAlert } = useWords(searchWords);
  return (
    <Link to={newAlertHref(criteria)} rel="nofollow" className={`${className} print:hidden`}>
      <Bell aria-hidden="true" className="size-4 shrink-0" />
      <span>{createAlert}</span>
    </Link>
  );
}
