import { ChevronDown, Search } from "lucide-react";
import type { ReactNode } from "react";
import { Form } from "react-router";
import { searchWords } from "#app/i18n/fr/search.ts";
import { useWords } from "#app/i18n/words.ts";
import { CommunesField } from "#app/communes/ui/commune-field.tsx";
import { energyClasses, propertyTypes } from "#app/domain/listing.ts";
import { Button } from "#app/ui/button.tsx";
import { NumberField, SelectField, TextField } from "#app/ui/field.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { offers, radiusChoices } from "../criteria.ts";
import type { CriteriaProblem } from "#app/domain/criteria-problem.ts";
import { isNarrowed, searchHref } from "../criteria-address.ts";
import { areaParameter, formatArea } from "../search-area.ts";
import type { LoadedSearch } from "../load-search.server.ts";
import { titleOfSearch } from "../search-title.ts";

// The communes that the specification's form offers.
const offeredCommunes = [
  { slug: "paris", name: "Paris" },
  { slug: "lyon", name: "Lyon" },
  { slug: "marseille", name: "Marseille" },
];

const counts = [1, 2, 3, 4, 5];

/** Every criterion. Filled from the address, so that Back and shared links show what was asked. */
export function SearchForm({ search }: { search: LoadedSearch }) {
  const words = useWords(searchWords);
  const { criteria, problems } = search;
  return (
    <div className="border-b border-line bg-sunken">
      <div className="page py-8 md:py-10">
        <h1 className="heading-1">{titleOfSearch(search, words) ?? words.searchTitle}</h1>
        <p className="prose-line mt-3 mb-6 text-ink-soft">{words.searchIntro}</p>
        {/* The key fills the form anew when the address changes without it, as Back does. */}
        <Fold
          key={searchHref("", criteria)}
          label={words.editSearch}
          icon={Search}
          startsOpen={problems.length > 0 || !isNarrowed(criteria)}
        >
          <CriteriaForm search={search} />
        </Fold>
      </div>
    </div>
  );
}

function CriteriaForm({ search: { criteria, problems, communes } }: { search: LoadedSearch }) {
  const words = useWords(searchWords);
  const { fields } = words;
  const typed = typedValues(problems);
  const amount = (name: "priceMin" | "priceMax" | "areaMin" | "areaMax") =>
    typed.get(name) ?? criteria[name]?.toString() ?? "";
  const unknown = problems.filter(({ code }) => code === "unknown-commune").map((problem) => problem.typed);
  const hasMore = Boolean(
    criteria.minRooms || criteria.areaMin || criteria.areaMax || criteria.energyClasses.length > 0 || criteria.keywords,
  );
  return (
    <Form
      role="search"
      aria-label={words.searchTitle}
      className="lg:rounded-card lg:border lg:border-line lg:bg-raised lg:p-6 lg:shadow-card"
    >
      {criteria.area ? (
        <input type="hidden" name={areaParameter(criteria.area)} value={formatArea(criteria.area)} />
      ) : null}
      {criteria.sort === "defaut" ? null : <input type="hidden" name="sort" value={criteria.sort} />}
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <SelectField label={fields.offer} name="transactionType" defaultValue={criteria.offer ?? ""}>
          <option value="">{words.offers.all}</option>
          {offers.map((offer) => (
            <option key={offer} value={offer}>
              {words.offers[offer]}
            </option>
          ))}
        </SelectField>
        <SelectField label={fields.propertyType} name="propertyType" defaultValue={criteria.propertyType ?? ""}>
          <option value="">{words.propertyTypes.all}</option>
          {propertyTypes.map((type) => (
            <option key={type} value={type}>
              {words.propertyTypes[type]}
            </option>
          ))}
        </SelectField>
        <div className="sm:col-span-2">
          <CommunesField
            label={fields.communes}
            placeholder={fields.communeHint}
            chosen={communes}
            unknown={unknown}
            suggested={offeredCommunes}
          />
        </div>
        <RadiusField value={criteria.radius} />
        <TextField
          label={fields.quartier}
          name="quartier"
          defaultValue={criteria.quartier ?? ""}
          placeholder={fields.quartierHint}
          maxLength={100}
          autoComplete="off"
        />
        <CountField label={fields.minBedrooms} name="minBedrooms" value={criteria.minBedrooms} />
        <FieldPair>
          <NumberField
            label={fields.priceFrom}
            name="priceMin"
            defaultValue={amount("priceMin")}
            placeholder={fields.noLimit}
          />
          <NumberField
            label={fields.priceTo}
            name="priceMax"
            defaultValue={amount("priceMax")}
            placeholder={fields.noLimit}
          />
        </FieldPair>
      </div>
      <div className="mt-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <details open={hasMore} className="group/more grow open:basis-full">
          <summary className="flex min-h-11 w-fit items-center gap-2 font-semibold text-action">
            <ChevronDown aria-hidden="true" className="size-5 transition-transform group-open/more:rotate-180" />
            {words.moreFilters}
          </summary>
          <div className="mt-3 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
            <CountField label={fields.minRooms} name="minRooms" value={criteria.minRooms} />
            <FieldPair>
              <NumberField
                label={`${fields.areaFrom} (m²)`}
                name="areaMin"
                defaultValue={amount("areaMin")}
                placeholder={fields.noLimit}
              />
              <NumberField
                label={`${fields.areaTo} (m²)`}
                name="areaMax"
                defaultValue={amount("areaMax")}
                placeholder={fields.noLimit}
              />
            </FieldPair>
            <TextField
              label={fields.keywords}
              name="q"
              defaultValue={criteria.keywords ?? ""}
              placeholder={fields.keywordsHint}
              maxLength={100}
              autoComplete="off"
            />
            <fieldset className="sm:col-span-2 lg:col-span-4">
              <legend className="mb-1.5 text-sm font-semibold">{fields.energyClass}</legend>
              <div className="flex flex-wrap gap-2">
                {energyClasses.map((letter) => (
                  <label
                    key={letter}
                    className="flex size-11 cursor-pointer items-center justify-center rounded-control border border-line-strong font-semibold has-checked:border-action has-checked:bg-action has-checked:text-on-action has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-action"
                  >
                    <input
                      type="checkbox"
                      name="energyClass"
                      value={letter}
                      defaultChecked={criteria.energyClasses.includes(letter)}
                      className="sr-only"
                    />
                    {letter}
                  </label>
                ))}
              </div>
            </fieldset>
          </div>
        </details>
        <Button type="submit" className="w-full sm:ml-auto sm:w-auto sm:px-8">
          <Search aria-hidden="true" className="size-5" />
          {words.submit}
        </Button>
      </div>
    </Form>
  );
}

/** What counts as the communes that are searched; without a commune it says nothing. */
function RadiusField({ value }: { value: number | null }) {
  const { fields } = useWords(searchWords);
  return (
    <SelectField label={fields.radius} name="rayon" defaultValue={value ?? ""}>
      <option value="">{fields.noRadius}</option>
      {radiusChoices(value).map((km) => (
        <option key={km} value={km}>
          {fields.km(km)}
        </option>
      ))}
    </SelectField>
  );
}

/** « De … à … » side by side; on wide screens each takes a column of the form. */
function FieldPair({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-2 gap-3">{children}</div>;
}

function CountField({ label, name, value }: { label: string; name: string; value: number | null }) {
  const { fields } = useWords(searchWords);
  const choices = value !== null && !counts.includes(value) ? [...counts, value] : counts;
  return (
    <SelectField label={label} name={name} defaultValue={value ?? ""}>
      <option value="">{fields.any}</option>
      {choices.map((count) => (
        <option key={count} value={count}>
          {fields.atLeast(count)}
        </option>
      ))}
    </SelectField>
  );
}

/** What could not be understood stays in its field, to be mended there. */
function typedValues(problems: CriteriaProblem[]): Map<string, string> {
  const kept = problems.filter(({ code }) => code === "not-a-number" || code === "negative" || code === "too-large");
  return new Map(kept.map(({ parameter, typed }) => [parameter, typed]));
}
