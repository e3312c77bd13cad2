import type { ComponentProps } from "react";
import { searchWords } from "#app/i18n/fr/search/search.ts";
import { useWords } from "#app/i18n/words.ts";
import { formatCount } from "#app/i18n/measures.ts";

type ChoiceBoxProps = Pick<ComponentProps<"input">, "name" | "value" | "checked" | "defaultChecked" | "onChange"> & {
  kind?: "checkbox" | "radio";
  label: string;
  /** The name for screen readers, where the label is a symbol. */
  spoken?: string;
  /** The number of results with this choice. */
  count?: number | undefined;
};

/** A checkbox or radio that looks like a button. */
export function ChoiceBox({ kind = "checkbox", label, spoken, count, ...input }: ChoiceBoxProps) {
  const words = useWords(searchWords);
  return (
    <label className="group/choice relative flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-1.5 rounded-control border border-line-strong px-3 font-semibold hover:border-action has-checked:border-action has-checked:bg-action has-checked:text-on-action has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-action">
      <input type={kind} {...input} className="sr-only" />
      <span aria-hidden={spoken ? true : undefined}>{label}</span>
      {spoken ? <span className="sr-only">{spoken}</span> : null}
      {count === undefined ? null : (
        <>
          <span
            aria-hidden="true"
            className="text-sm font-normal text-ink-soft tabular-nums group-has-checked/choice:text-on-action"
          >
            {formatCount(count)}
          </span>
          <span className="sr-only">, {words.count(count, formatCount(count))}</span>
        </>
      )}
    </label>
  );
}
