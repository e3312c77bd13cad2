import { ChevronDown, Search } from "lucide-react";
import { Form } from "react-router";
import { searchWords } from "#app/i18n/fr/search.ts";
import { useWords } from "#app/i18n/words.ts";
import { Button } from "#app/ui/button.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { criteriaList } from "../criteria.ts";
import { searchHref } from "../criteria-address.ts";
import type { LoadedSearch } from "../load-search.server.ts";
import type { FormField } from "../criteria/criterion.ts";
import { BoxRow, CriterionField, keyOf } from "./criterion-field.tsx";

/** The form of every criterion, whole: the page of a search that asks nothing yet. */
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
  const all = criteriaList.map((criterion) => ({
    asked: criterion.write(criteria),
    fields: criterion.fields(criteria, words),
  }));
  const hidden = all.filter(({ fields }) => fields.length === 0).flatMap(({ asked }) => asked);
  const main = all.flatMap(({ fields }) => fields.filter(({ isMain }) => isMain));
  const more = all.flatMap(({ fields }) => fields.filter(({ isMain }) => !isMain));
  const ofKind = (...kinds: FormField["kind"][]) => more.filter(({ kind }) => kinds.includes(kind));
  const ticks = ofKind("tick");
  const asksMore = all.some(({ asked, fields }) => asked.length > 0 && fields.some(({ isMain }) => !isMain));
  return (
    <Form
      role="search"
      aria-label={words.searchTitle}
      className="lg:rounded-card lg:border lg:border-line lg:bg-raised lg:p-6 lg:shadow-card"
    >
      {hidden.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {criteria.sort === "defaut" ? null : <input type="hidden" name="sort" value={criteria.sort} />}
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {main.map((field) => (
          <CriterionField key={keyOf(field)} field={field} search={search} />
        ))}
      </div>
      <div className="mt-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <details open={asksMore} className="group/more grow open:basis-full">
          <summary className="flex min-h-11 w-fit items-center gap-2 font-semibold text-action">
            <ChevronDown aria-hidden="true" className="size-5 transition-transform group-open/more:rotate-180" />
            {words.moreFilters}
          </summary>
          <div className="mt-3 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
            {/* Rows of checkboxes take the form's whole width: they come last, so that they leave no gap. */}
            {[...ofKind("choice", "range"), ...ofKind("text"), ...ofKind("boxes")].map((field) => (
              <CriterionField key={keyOf(field)} field={field} search={search} />
            ))}
            {ticks.length > 0 ? (
              <BoxRow legend={words.fields.assets}>
                {ticks.map((field) => (
                  <CriterionField key={keyOf(field)} field={field} search={search} />
                ))}
              </BoxRow>
            ) : null}
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
