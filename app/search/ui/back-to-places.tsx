import { Undo2 } from "lucide-react";
import { Link } from "react-router";
import { searchMapWords } from "#app/i18n/fr/search/search-map.ts";
import { useWords } from "#app/i18n/words.ts";
import { searchHref } from "../criteria/criteria-address.ts";
import type { SearchCriteria } from "../criteria/criteria.ts";
import { useSearchPath } from "./search-path.ts";
import { usePlacesBefore } from "./use-places-before.ts";

/** The link to the same search, at the places that the map's area has replaced. */
export function BackToPlaces({ criteria }: { criteria: SearchCriteria }) {
  const words = useWords(searchMapWords);
  const path = useSearchPath();
  const before = usePlacesBefore(criteria);
  if (!before) return null;
  return (
    <Link
      to={searchHref(path, { ...criteria, ...before.part, area: null, page: 1 })}
      preventScrollReset
      className="-mr-1.5 flex min-h-11 items-center gap-1.5 rounded-full border border-dashed border-action px-3 text-sm font-medium whitespace-nowrap text-action hover:bg-action-soft lg:min-h-9"
    >
      <Undo2 aria-hidden="true" className="size-4" />
      {words.backTo(before.title)}
    </Link>
  );
}
