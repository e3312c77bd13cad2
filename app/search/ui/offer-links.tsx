import { Link } from "react-router";
import { searchWords } from "#app/i18n/fr/search/search.ts";
import { useWords } from "#app/i18n/words.ts";
import { choiceLink } from "#app/ui/button.tsx";
import { offers } from "../criteria/choices.ts";
import type { SearchCriteria } from "../criteria/criteria.ts";
import { searchHref } from "../criteria/criteria-address.ts";

/** The four filter buttons of the specification. */
export function OfferLinks({ criteria }: { criteria: SearchCriteria }) {
  const words = useWords(searchWords);
  return (
    <nav aria-label={words.offersLabel}>
      <ul className="flex gap-1">
        {[null, ...offers].map((offer) => (
          <li key={offer ?? "all"}>
            <Link
              to={searchHref("/annonces", { ...criteria, offer, page: 1 })}
              preventScrollReset
              aria-current={criteria.offer === offer ? "true" : undefined}
              className={`${choiceLink} bg-raised text-sm font-medium max-sm:px-2 max-sm:text-[0.8125rem] lg:min-h-9`}
            >
              {words.offers[offer ?? "all"]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
