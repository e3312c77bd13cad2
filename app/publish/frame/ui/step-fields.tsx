import type { ComponentProps, ReactNode } from "react";
import { publishFieldWords } from "#app/i18n/fr/publish/publish-fields.ts";
import { useWords } from "#app/i18n/words.ts";
import { SelectField, TextField } from "#app/ui/field.tsx";
import { longestOf, type ListingField } from "../../form/listing-fields.ts";
import { useStepField } from "./step-form-context.ts";

/** The anchor of links to a field. */
export function Anchor({
  field,
  row,
  className = "",
  children,
}: {
  field: ListingField;
  row?: number;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div id={row === undefined ? field : `${field}-${row}`} className={`min-w-0 scroll-mt-20 ${className}`}>
      {children}
    </div>
  );
}

type TypedProps = { field: ListingField; label?: string; className?: string } & Pick<
  ComponentProps<"input">,
  "autoComplete" | "list" | "onInput" | "ref" | "type"
>;

/** A text field, as typed; nothing where the listing has no such field. */
export const DraftText = (props: TypedProps) => <TypedField {...props} input={{}} />;

/** A number in a text field: « 250 000 », « 63,5 ». */
export const DraftNumber = (props: TypedProps) => <TypedField {...props} input={numeric} />;

const numeric = { inputMode: "decimal", className: "tabular-nums" } as const;

function TypedField({ field, label, className, input, ...rest }: TypedProps & { input: Partial<typeof numeric> }) {
  const state = useStepField(field);
  if (!state.applies) return null;
  return (
    <Anchor field={field} {...(className ? { className } : {})}>
      <TextField
        {...wordsOf(state, label)}
        name={field}
        defaultValue={state.typed}
        maxLength={longestOf(field)}
        autoComplete="off"
        {...input}
        {...rest}
      />
    </Anchor>
  );
}

type Option = { value: string; label: string };

/** A select. A stored value that is not in the list stays available. */
export function DraftSelect({ field, options, empty }: { field: ListingField; options: Option[]; empty: string }) {
  const state = useStepField(field);
  if (!state.applies) return null;
  const isKnown = state.typed === "" || options.some(({ value }) => value === state.typed);
  const all = isKnown ? options : [...options, { value: state.typed, label: state.typed }];
  return (
    <Anchor field={field}>
      <SelectField {...wordsOf(state)} name={field} defaultValue={state.typed}>
        <option value="">{empty}</option>
        {all.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
    </Anchor>
  );
}

/** Radio buttons: one tap. */
export function DraftRadios({
  field,
  options,
  columns = "sm:grid-cols-2",
}: {
  field: ListingField;
  options: Option[];
  columns?: string;
}) {
  const state = useStepField(field);
  if (!state.applies) return null;
  return (
    <Anchor field={field}>
      <ChoiceGroup field={field} state={state}>
        <div className={`grid gap-2 ${columns}`}>
          {options.map(({ value, label }) => (
            <label key={value} className={choiceLook}>
              <input
                type="radio"
                name={field}
                value={value}
                required={state.required}
                defaultChecked={state.typed === value}
                className="size-5 shrink-0 accent-action"
              />
              {label}
            </label>
          ))}
        </div>
      </ChoiceGroup>
    </Anchor>
  );
}

/** Checkboxes, after a hidden empty text, so that a form without ticked boxes sends the field too. */
export function DraftBoxes({ field, options }: { field: ListingField; options: Option[] }) {
  const state = useStepField(field);
  if (!state.applies) return null;
  return (
    <Anchor field={field}>
      <ChoiceGroup field={field} state={state}>
        <input type="hidden" name={field} value="" />
        <div className="flex flex-wrap gap-2">
          {options.map(({ value, label }) => (
            <label key={value} className={`${choiceLook} rounded-full! pr-4`}>
              <input
                type="checkbox"
                name={field}
                value={value}
                defaultChecked={state.rows.includes(value)}
                className="size-5 shrink-0 accent-action"
              />
              {label}
            </label>
          ))}
        </div>
      </ChoiceGroup>
    </Anchor>
  );
}

/** Yes and no, as a pair of radio buttons (specification). */
export function DraftYesNo({ field, labels }: { field: ListingField; labels?: { oui: string; non: string } }) {
  const { options } = useWords(publishFieldWords);
  const { oui, non } = labels ?? { oui: options.yes, non: options.no };
  return (
    <DraftRadios
      field={field}
      columns="grid-cols-2"
      options={[
        { value: "oui", label: oui },
        { value: "non", label: non },
      ]}
    />
  );
}

const choiceLook =
  "flex min-h-11 cursor-pointer items-center gap-3 rounded-control border border-line-strong bg-raised px-3 py-2 leading-tight hover:border-action has-checked:border-action has-checked:bg-action-soft";

function ChoiceGroup({
  field,
  state,
  children,
}: {
  field: ListingField;
  state: ReturnType<typeof useStepField>;
  children: ReactNode;
}) {
  const { label, hint, error, required } = state;
  const described = [hint && `${field}-hint`, error && `${field}-error`].filter(Boolean).join(" ");
  return (
    <fieldset className="min-w-0" aria-describedby={described || undefined}>
      <legend className={`mb-1.5 text-sm font-semibold ${required ? "required-mark" : ""}`}>{label}</legend>
      {children}
      {hint ? (
        <p id={`${field}-hint`} className="mt-1.5 text-sm text-ink-soft">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${field}-error`} className="mt-1.5 text-sm font-medium text-danger">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}

export function wordsOf({ label, hint, error, required }: ReturnType<typeof useStepField>, otherLabel?: string) {
  return { label: otherLabel ?? label, required, ...(hint ? { hint } : {}), ...(error ? { error } : {}) };
}

/** A part of a step, with its title. */
export function Section({
  title,
  text,
  className = "",
  children,
}: {
  title: string;
  text?: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section className={`flex flex-col gap-5 rounded-card border border-line bg-raised p-4 sm:p-6 ${className}`}>
      <div>
        <h2 className="font-display text-xl font-semibold">{title}</h2>
        {text ? <p className="mt-1 text-ink-soft">{text}</p> : null}
      </div>
      {children}
    </section>
  );
}

/** Short fields side by side, where there is room; `isCompact` ones also on the narrowest phones. */
export function FieldGrid({ isCompact = false, children }: { isCompact?: boolean; children: ReactNode }) {
  return (
    <div className={`grid items-start gap-x-4 gap-y-5 ${isCompact ? "grid-cols-2" : "xs:grid-cols-2"} lg:grid-cols-3`}>
      {children}
    </div>
  );
}
