import { Search } from "lucide-react";
import { Form } from "react-router";
import { searchWords } from "#app/i18n/fr/search.ts";
import { useWords } from "#app/i18n/words.ts";
import { Button } from "#app/ui/button.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { fieldlessParameters, searchHref } from "../criteria-address.ts";
import type { LoadedSearch } from "../load-search.server.ts";
import { CriteriaFields } from "./criteria-fields.tsx";

/** The form of every criterion, on the page of a search without criteria. */
export function SearchForm({ search }: { search: LoadedSearch }) {
  const words = useWords(searchWords);
  return (
    <div className="border-b border-line bg-sunken">
      <div className="page py-8 md:py-10">
        <h1 className="heading-1">{words.searchTitle}</h1>
        <p className="prose-line mt-3 mb-6 text-ink-soft">{words.searchIntro}</p>
        {/* The key resets the form when the address changes without it, as on Back. */}
        <Fold key={searchHref("", search.criteria)} label={words.editSearch} icon={Search} startsOpen>
          <CriteriaForm search={search} />
        </Fold>
      </div>
    </div>
  );
}

/** All fields, as one GET form. */
export function CriteriaForm({ search }: { search: LoadedSearch }) {
  const words = useWords(searchWords);
  const { criteria } = search;
  return (
    <Form
      role="search"
      aria-label={words.searchTitle}
      className="lg:rounded-card lg:border lg:border-line lg:bg-raised lg:p-6 lg:shadow-card"
    >
      {fieldlessParameters(criteria).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {criteria.sort === "defaut" ? null : <input type="hidden" name="sort" value={criteria.sort} />}
      <CriteriaFields search={search}>
        <Button type="submit" className="w-full sm:ml-auto sm:w-auto sm:px-8">
          <Search aria-hidden="true" className="size-5" />
          {words.submit}
        </Button>
      </CriteriaFields>
    </Form>
  );
}
