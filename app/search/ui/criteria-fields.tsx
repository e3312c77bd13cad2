import { ChevronDown } from "lucide-react";
import { Fragment, type ReactNode, useId } from "react";
import { searchWords } from "#app/i18n/fr/search/search.ts";
import { useWords } from "#app/i18n/words.ts";
import { criteriaList } from "../criteria/criteria.ts";
import type { FormField } from "../criteria/criterion.ts";
import type { TypedSearch } from "../results/search-result.ts";
import { BoxRow, CriterionField, keyOf } from "./criterion-field.tsx";

const OFFER = "transactionType";
/** Fields that phones show without « Plus de critères ». */
const first = new Set(["propertyType", OFFER, "communes", "priceMin"]);
/** Boxes about the listing; the others are about equipment. */
const ofListing = new Set(["baisse", "disponible"]);
/** Fields with long values. */
const wide = new Set(["rayon", "q"]);

/**
 * The fields of all criteria. « Plus de critères » has all but the first on phones, all but the main ones elsewhere. Columns
 * depend on the form's width.
 */
export function CriteriaFields({ search }: { search: TypedSearch }) {
  const words = useWords(searchWords);
  const note = useId();
  const { criteria } = search;
  const all = criteriaList.flatMap((criterion) =>
    criterion.fields(criteria, words).map((field) => ({
      field,
      // A criterion with a value may have an empty field: a place without a radius.
      hasValue: field.kind === "choice" ? field.value !== "" : criterion.write(criteria).length > 0,
    })),
  );
  const later = all.filter(({ field }) => !first.has(keyOf(field)));
  const more = later.filter(({ field }) => !field.isMain);
  const ofKind = (...kinds: FormField["kind"][]) =>
    more.map(({ field }) => field).filter(({ kind }) => kinds.includes(kind));
  const hasValue = (some: typeof all) => some.some((each) => each.hasValue);
  const place = (field: FormField) => (
    <div key={keyOf(field)} className={spanOf(field)}>
      <CriterionField field={field} search={search} describedBy={keyOf(field) === OFFER ? note : undefined} />
    </div>
  );
  const tickRow = (legend: string, isOfListing: boolean) => (
    <BoxRow legend={legend}>
      {ofKind("tick").map((field) =>
        ofListing.has(keyOf(field)) === isOfListing ? (
          <CriterionField key={keyOf(field)} field={field} search={search} />
        ) : null,
      )}
    </BoxRow>
  );
  return (
    <div className="@container">
      <div className="group/first grid grid-cols-[minmax(0,6fr)_minmax(0,7fr)] gap-3 @xl:grid-cols-4">
        {all.map(({ field }) =>
          keyOf(field) === OFFER ? (
            <Fragment key={OFFER}>
              {place(field)}
              {/* Phones show the note once one of both offers is chosen. */}
              <p
                id={note}
                className="col-span-full -mt-2 text-xs text-ink-soft max-sm:group-not-has-[:is([value=acheter],[value=vendre]):checked]/first:hidden @xl:order-1"
              >
                {words.offersNote}
              </p>
            </Fragment>
          ) : first.has(keyOf(field)) ? (
            place(field)
          ) : null,
        )}
      </div>
      <MoreCriteria className="sm:always-open" isOpen={hasValue(later)}>
        <div className="grid grid-cols-2 items-end gap-3 @xl:grid-cols-4">
          {later.map(({ field }) => (field.isMain ? place(field) : null))}
        </div>
        <MoreCriteria className="max-sm:always-open" isOpen={hasValue(more)}>
          <div className="grid grid-cols-2 items-end gap-3 @xl:grid-cols-4">
            {/* Rows of checkboxes take the form's whole width: they come last, so that they leave no gap. */}
            {[...ofKind("choice", "range"), ...ofKind("text"), ...ofKind("boxes")].map(place)}
            {tickRow(words.fields.assets, false)}
            {tickRow(words.fields.listing, true)}
          </div>
        </MoreCriteria>
      </MoreCriteria>
    </div>
  );
}

function MoreCriteria({ className, isOpen, children }: { className: string; isOpen: boolean; children: ReactNode }) {
  const words = useWords(searchWords);
  return (
    <details open={isOpen} className={`mt-3 ${className}`}>
      <summary className="flex min-h-11 w-fit items-center gap-2 font-semibold text-action">
        <ChevronDown aria-hidden="true" className="size-5 transition-transform in-[[open]>summary]:rotate-180" />
        {words.moreFilters}
      </summary>
      {children}
    </details>
  );
}

function spanOf(field: FormField): string {
  if (field.kind === "boxes") return "col-span-full";
  if (field.kind === "communes") return "col-span-2 @xl:row-span-2";
  return field.kind === "range" || wide.has(keyOf(field)) ? "col-span-2" : "";
}
