import { ChevronDown, SlidersHorizontal } from "lucide-react";
import type { MouseEvent } from "react";
import { Link } from "react-router";
import { searchFacetWords } from "#app/i18n/fr/search-facets.ts";
import { searchWords } from "#app/i18n/fr/search.ts";
import { useWords } from "#app/i18n/words.ts";
import { formatCount } from "#app/i18n/measures.ts";
import { Button, choiceLink } from "#app/ui/button.tsx";
import { searchHref } from "../criteria-address.ts";
import type { SearchCriteria } from "../criteria.ts";
import { radiusChoices } from "../criteria/place.ts";
import type { LoadedSearch } from "../load-search.server.ts";
import { useSearchPath } from "./search-path.ts";

type Choice = { key: string; label: string; count: number; isChosen: boolean; change: Partial<SearchCriteria> };

/**
 * The number of results of each other choice, and the radius; nothing where no choice would find anything. A chosen one
 * links to the search without it.
 */
export function FacetsPanel({ search: { criteria, facets, total } }: { search: LoadedSearch }) {
  const words = useWords(searchWords);
  const facetWords = useWords(searchFacetWords);
  const groups: { title: string; choices: Choice[] }[] = [
    {
      title: words.fields.offer,
      choices: facets.offer.map(({ value, count }) => {
        const isChosen = criteria.offer === value;
        return { key: value, label: words.offers[value], count, isChosen, change: { offer: isChosen ? null : value } };
      }),
    },
    {
      title: words.fields.propertyType,
      choices: facets.propertyType.map(({ value, count }) => {
        const isChosen = criteria.propertyType === value;
        return {
          key: value,
          label: words.propertyTypesPlural[value],
          count,
          isChosen,
          change: { propertyType: isChosen ? null : value },
        };
      }),
    },
    {
      title: facetWords.minBedrooms,
      choices: facets.minBedrooms.map(({ value, count }) => {
        const isChosen = criteria.minBedrooms === value;
        return {
          key: String(value),
          label: words.fields.atLeast(value),
          count,
          isChosen,
          change: { minBedrooms: isChosen ? null : value },
        };
      }),
    },
    {
      title: words.fields.energyClass,
      choices: facets.energyClass.map(({ value, count }) => {
        const isChosen = criteria.energyClasses.includes(value);
        const others = criteria.energyClasses.filter((letter) => letter !== value);
        const letters = isChosen ? others : [...others, value].toSorted();
        return { key: value, label: value, count, isChosen, change: { energyClasses: letters } };
      }),
    },
  ];
  const shown = groups
    .map(({ title, choices }) => ({ title, choices: choices.filter(leadsSomewhere) }))
    .filter(({ choices }) => choices.length > 0);
  if (shown.length === 0 && criteria.communes.length === 0) return null;
  return (
    <aside aria-label={facetWords.title} className="print:hidden">
      <details data-narrowing="" className="group/facets rounded-card border border-line bg-raised">
        <summary className="flex min-h-12 items-center gap-2 px-4 font-semibold">
          <SlidersHorizontal aria-hidden="true" className="size-5" />
          {facetWords.title}
          <ChevronDown
            aria-hidden="true"
            className="ml-auto size-5 transition-transform group-open/facets:rotate-180"
          />
        </summary>
        <div className="grid grid-cols-1 gap-6 p-4 pt-1 sm:grid-cols-2 xl:grid-cols-4">
          {criteria.communes.length > 0 ? <RadiusGroup criteria={criteria} /> : null}
          {shown.map(({ title, choices }) => (
            <FacetGroup key={title} title={title} choices={choices} criteria={criteria} />
          ))}
        </div>
        {total > 0 ? (
          <div className="needs-scripts sticky bottom-4 p-4 pt-0 sm:hidden">
            <Button onClick={seeResults} className="w-full shadow-lifted">
              {facetWords.seeResults(total, formatCount(total))}
            </Button>
          </div>
        ) : null}
      </details>
    </aside>
  );
}

/** The radius; its results are not counted: each would be a search. */
function RadiusGroup({ criteria }: { criteria: SearchCriteria }) {
  const { fields } = useWords(searchWords);
  const path = useSearchPath();
  return (
    <nav aria-label={fields.radius} className="col-span-full">
      <h3 className="mb-2 text-sm font-semibold">{fields.radius}</h3>
      <ul className="flex flex-wrap gap-2">
        {radiusChoices(criteria.radius).map((km) => (
          <li key={km}>
            <Link
              to={searchHref(path, { ...criteria, radius: criteria.radius === km ? null : km, page: 1 })}
              preventScrollReset
              aria-current={criteria.radius === km ? "true" : undefined}
              className={`${choiceLink} tabular-nums lg:min-h-9`}
            >
              {`${km}\u00A0km`}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A link away from the choices, which fill several screens of a phone. */
function seeResults({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  const folded = currentTarget.closest("details")!;
  folded.open = false;
  folded.querySelector("summary")!.focus({ preventScroll: true });
  folded.scrollIntoView({ block: "start" });
}

/** A choice without results is omitted, unless it is chosen. */
const leadsSomewhere = ({ count, isChosen }: Choice) => count > 0 || isChosen;

function FacetGroup({ title, choices, criteria }: { title: string; choices: Choice[]; criteria: SearchCriteria }) {
  const words = useWords(searchWords);
  const path = useSearchPath();
  return (
    <nav aria-label={title}>
      <h3 className="mb-1 text-sm font-semibold">{title}</h3>
      <ul>
        {choices.map(({ key, label, count, isChosen, change }) => (
          <li key={key}>
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
          </li>
        ))}
      </ul>
    </nav>
  );
}
