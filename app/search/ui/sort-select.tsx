import { useRef } from "react";
import { Form, Link, useSubmit } from "react-router";
import { searchWords } from "#app/i18n/fr/search/search.ts";
import { useWords } from "#app/i18n/words.ts";
import { SubmitButton } from "#app/ui/button.tsx";
import { useTypedEarly } from "#app/ui/typed-early.ts";
import { type SearchCriteria, sorts } from "../criteria/criteria.ts";
import { formatCriteria } from "../criteria/criteria-address.ts";
import { useSearchPath } from "./search-path.ts";

/** Sorts at once with JavaScript, by its button without. */
export function SortSelect({ criteria }: { criteria: SearchCriteria }) {
  const words = useWords(searchWords);
  const path = useSearchPath();
  const submit = useSubmit();
  const select = useRef<HTMLSelectElement>(null);
  const sort = (form: HTMLFormElement | null) => submit(form, { preventScrollReset: true });
  useTypedEarly(select, (early) => (early === criteria.sort ? null : void sort(select.current!.form)));
  const others = [...formatCriteria({ ...criteria, sort: "defaut", page: 1 })];
  return (
    <Form action={path} preventScrollReset className="flex max-w-[70%] shrink-0 items-center gap-2 print:hidden">
      {others.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="tri" className="text-sm whitespace-nowrap text-ink-soft">
        {/* « Prix croissant » is clear without this label. */}
        <span aria-hidden="true" className={criteria.sort === "defaut" ? "sm:hidden" : "hidden"}>
          {words.sortShort}
        </span>
        <span className="max-sm:sr-only">{words.sortLabel}</span>
      </label>
      <select
        ref={select}
        id="tri"
        name="sort"
        key={criteria.sort}
        defaultValue={criteria.sort}
        onChange={(event) => sort(event.currentTarget.form)}
        className="field-sizing-content min-h-11 min-w-0 rounded-control border border-line-strong bg-raised px-2 text-sm text-ink lg:min-h-10"
      >
        {sorts.map((name) => (
          <option key={name} value={name}>
            {words.sorts[name]}
          </option>
        ))}
      </select>
      <SubmitButton variant="secondary" className="needs-no-scripts">
        {words.sortApply}
      </SubmitButton>
      {/* The law wants the definition beside the order (code de la consommation, article D. 111-7). A narrow page has room for it
          only beside the default order; the names of the other orders define them. */}
      <Link
        to="/classement"
        aria-label={words.sortRules}
        title={words.sortRules}
        className={`${criteria.sort === "defaut" ? "flex" : "hidden sm:flex"} size-11 shrink-0 items-center justify-center text-ink-soft hover:text-action lg:size-10`}
      >
        ?
      </Link>
    </Form>
  );
}
