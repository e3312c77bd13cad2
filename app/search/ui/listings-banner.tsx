import { Search } from "lucide-react";
import { Link } from "react-router";
import { searchWords } from "#app/i18n/fr/search.ts";
import { useWords } from "#app/i18n/words.ts";
import { buttonClass, choiceLink } from "#app/ui/button.tsx";
import { type Offer, offers } from "../criteria/choices.ts";
import type { SearchCriteria } from "../criteria.ts";
import { searchHref } from "../criteria-address.ts";
import type { LoadedSearch } from "../load-search.server.ts";
import { titleOfSearch } from "../search-title.ts";

/** The search in words, its order, and the four filter buttons of the specification. */
export function ListingsBanner({ search }: { search: LoadedSearch }) {
  const words = useWords(searchWords);
  const { criteria } = search;
  const order = words.orders[criteria.sort];
  return (
    <div className="border-b border-line bg-sunken">
      {/* On a phone the first picture must be near: one row of offers, without repetition. */}
      <div className="page py-6 sm:py-8 md:py-10">
        <h1 className="heading-1">{titleOfSearch(search, words) ?? words.listingsTitle}</h1>
        <p className="mt-3 text-lg text-ink-soft max-sm:hidden">
          {criteria.propertyType
            ? `${order.charAt(0).toLocaleUpperCase()}${order.slice(1)}.`
            : words.listingsIntro(order)}
        </p>
        <div className="mt-4 flex flex-wrap items-start justify-between gap-x-3 gap-y-3 sm:mt-6 sm:gap-y-5 print:hidden">
          <nav aria-label={words.offersLabel} className="min-w-0 max-sm:w-full">
            {/* The chosen one first on a phone, where not all are visible. */}
            <ul className="flex gap-2 max-sm:-mx-4 max-sm:mask-r-from-90% max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 sm:flex-wrap">
              {[null, ...offers].map((offer) => (
                <li key={offer ?? "all"} className="max-sm:has-aria-[current]:order-first">
                  <OfferButton offer={offer} criteria={criteria} label={words.offers[offer ?? "all"]} />
                </li>
              ))}
            </ul>
            <p className="mt-2 text-sm text-ink-soft sm:mt-3">{words.offersNote}</p>
          </nav>
          <Link to={searchHref("/Rechercher", { ...criteria, page: 1 })} className={buttonClass("secondary")}>
            <Search aria-hidden="true" className="size-5" />
            {words.allFilters}
          </Link>
        </div>
      </div>
    </div>
  );
}

function OfferButton({ offer, criteria, label }: { offer: Offer | null; criteria: SearchCriteria; label: string }) {
  const isCurrent = criteria.offer === offer;
  return (
    <Link
      to={searchHref("/annonces", { ...criteria, offer, page: 1 })}
      preventScrollReset
      aria-current={isCurrent ? "true" : undefined}
      className={`${choiceLink} bg-raised font-medium`}
    >
      {label}
    </Link>
  );
}
