import { Search } from "lucide-react";
import { Form } from "react-router";
import { searchWords } from "#app/i18n/fr/search/search.ts";
import { useWords } from "#app/i18n/words.ts";
import { SubmitButton } from "#app/ui/button.tsx";
import { fieldlessParameters, searchHref } from "../criteria/criteria-address.ts";
import type { LoadedSearch } from "../results/load-search.server.ts";
import { CriteriaFields } from "./criteria-fields.tsx";

/** The form of every criterion, on the page of a search without criteria: beside the newest homes, or above them. */
export function SearchForm({ search }: { search: LoadedSearch }) {
  const words = useWords(searchWords);
  return (
    <div className="search-form">
      <h1 className="heading-1 wrap-anywhere">{words.searchTitle}</h1>
      <p className="mt-2 text-ink-soft max-lg:hidden">{words.searchIntro}</p>
      {/* The key resets the form when something else changes the address, such as Back. */}
      <div
        key={searchHref("", search.criteria)}
        className="mt-3 rounded-card border border-line bg-raised p-4 shadow-card"
      >
        <CriteriaForm search={search} />
      </div>
    </div>
  );
}

/** All fields, as one GET form. */
export function CriteriaForm({ search }: { search: LoadedSearch }) {
  const words = useWords(searchWords);
  const { criteria } = search;
  return (
    <Form role="search" aria-label={words.searchTitle}>
      {fieldlessParameters(criteria).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {criteria.sort === "defaut" ? null : <input type="hidden" name="sort" value={criteria.sort} />}
      <CriteriaFields search={search} />
      <SubmitButton className="mt-3 w-full">
        <Search aria-hidden="true" className="size-5" />
        {words.submit}
      </SubmitButton>
    </Form>
  );
}
