import { Link } from "react-router";
import { searchWords } from "#app/i18n/fr/search.ts";
import { useWords } from "#app/i18n/words.ts";
import { formatCount } from "#app/i18n/measures.ts";
import { searchHref } from "../criteria-address.ts";
import type { SearchCriteria } from "../criteria.ts";
import type { LoadedSearch } from "../load-search.server.ts";
import { useSearchPath } from "./search-path.ts";

type Choice = { key: string; label: string; count: number; isChosen: boolean; change: Partial<SearchCriteria> };

/** What each other choice would find. A chosen one leads back to all. */
export function FacetsPanel({ search: { criteria, facets } }: { search: LoadedSearch }) {
  const words = useWords(searchWords);
  const groups: { title: string; choices: Choice[] }[] = [
    {
      title: words.facets.offer,
      choices: facets.offer.map(({ value, count }) => {
        const isChosen = criteria.offer === value;
        return { key: value, label: words.offers[value], count, isChosen, change: { offer: isChosen ? null : value } };
      }),
    },
    {
      title: words.facets.propertyType,
      choices: facets.propertyType.map(({ value, count }) => {
        const isChosen = criteria.propertyType === value;
        return { key: value, label: words.propertyTypesPlural[value], count, isChosen, change: { propertyType: isChosen ? null : value } };
      }),
    },
    {
      title: words.facets.minBedrooms,
      choices: facets.minBedrooms.map(({ value, count }) => {
        const isChosen = criteria.minBedrooms === value;
        return { key: String(value), label: words.bedroomsFacet(value), count, isChosen, change: { minBedrooms: isChosen ? null : value } };
      }),
    },
    {
      title: words.facets.energyClass,
      choices: facets.energyClass.map(({ value, count }) => {
        const isChosen = criteria.energyClasses.includes(value);
        const others = criteria.energyClasses.filter((letter) => letter !== value);
        const letters = isChosen ? others : [...others, value].toSorted();
        return { key: value, label: value, count, isChosen, change: { energyClasses: letters } };
      }),
    },
  ];
  return (
    <div className="flex flex-col gap-6">
      {groups.map(({ title, choices }) => (
        <FacetGroup key={title} title={title} choices={choices} criteria={criteria} />
      ))}
    </div>
  );
}

function FacetGroup({ title, choices, criteria }: { title: string; choices: Choice[]; criteria: SearchCriteria }) {
  const words = useWords(searchWords);
  const path = useSearchPath();
  return (
    <nav aria-label={title}>
      <h3 className="mb-1 text-sm font-semibold">{title}</h3>
      <ul>
        {choices.map(({ key, label, count, isChosen, change }) => (
          <li key={key}>
            {count === 0 && !isChosen ? (
              <span className="flex min-h-9 items-center justify-between px-2 text-ink-soft opacity-60">
                {label} <span className="tabular-nums">0</span>
              </span>
            ) : (
              <Link
                to={searchHref(path, { ...criteria, ...change, page: 1 })}
                preventScrollReset
                aria-current={isChosen ? "true" : undefined}
                className="flex min-h-11 items-center justify-between rounded-control px-2 hover:bg-action-soft aria-[current]:bg-action-soft aria-[current]:font-semibold lg:min-h-9"
              >
                {label}
                <span className="text-sm text-ink-soft tabular-nums" aria-label={words.count(count, formatCount(count))}>
                  {formatCount(count)}
                </span>
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
