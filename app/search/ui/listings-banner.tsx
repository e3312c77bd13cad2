import { SlidersHorizontal } from "lucide-react";
import { Link } from "react-router";
import { searchWords } from "#app/i18n/fr/search.ts";
import { useWords } from "#app/i18n/words.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { type Offer, offers, type SearchCriteria } from "../criteria.ts";
import { searchHref } from "../criteria-address.ts";

/** Title of the listings and the four filter buttons of the specification. */
export function ListingsBanner({ criteria }: { criteria: SearchCriteria }) {
  const words = useWords(searchWords);
  return (
    <div className="border-b border-line bg-sunken">
      <div className="page py-10 md:py-14">
        <h1 className="heading-1">{words.listingsTitle}</h1>
        <p className="mt-3 text-lg text-ink-soft">{words.listingsIntro}</p>
        <div className="mt-6 flex flex-wrap items-center justify-between gap-3 print:hidden">
          <nav aria-label={words.offersLabel}>
            <ul className="flex flex-wrap gap-2">
              {[null, ...offers].map((offer) => (
                <li key={offer ?? "all"}>
                  <OfferButton offer={offer} criteria={criteria} label={words.offers[offer ?? "all"]} />
                </li>
              ))}
            </ul>
          </nav>
          <Link to={searchHref("/Rechercher", { ...criteria, page: 1 })} className={buttonClass("secondary")}>
            <SlidersHorizontal aria-hidden="true" className="size-5" />
            {words.moreFilters}
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
      className="flex min-h-11 items-center rounded-full border border-line-strong bg-raised px-4 font-medium hover:border-action aria-[current]:border-action aria-[current]:bg-action aria-[current]:text-on-action"
    >
      {label}
    </Link>
  );
}
