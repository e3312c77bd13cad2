import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { searchWords } from "#app/i18n/fr/search.ts";
import { useWords } from "#app/i18n/words.ts";
import { criteriaList } from "../criteria.ts";
import type { FormField } from "../criteria/criterion.ts";
import type { TypedSearch } from "../search-result.ts";
import { BoxRow, CriterionField, keyOf } from "./criterion-field.tsx";

/** The fields of all criteria, with a button beside « Plus de critères ». */
export function CriteriaFields({ search, children }: { search: TypedSearch; children?: ReactNode }) {
  const words = useWords(searchWords);
  const { criteria } = search;
  const all = criteriaList.map((criterion) => ({
    hasValue: criterion.write(criteria).length > 0,
    fields: criterion.fields(criteria, words),
  }));
  const main = all.flatMap(({ fields }) => fields.filter(({ isMain }) => isMain));
  const more = all.flatMap(({ fields }) => fields.filter(({ isMain }) => !isMain));
  const ofKind = (...kinds: FormField["kind"][]) => more.filter(({ kind }) => kinds.includes(kind));
  const ticks = ofKind("tick");
  const hasMore = all.some(({ hasValue, fields }) => hasValue && fields.some(({ isMain }) => !isMain));
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {main.map((field) => (
          <CriterionField key={keyOf(field)} field={field} search={search} />
        ))}
      </div>
      <div className="mt-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <details open={hasMore} className="group/more grow open:basis-full">
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
        {children}
      </div>
    </>
  );
}
