import { type ComponentProps, type ReactNode, useCallback, useId, useState } from "react";
import { readTypedEarly } from "./typed-early.ts";

type Described = {
  label: string;
  hint?: string | null | undefined;
  error?: string | null | undefined;
  hideLabel?: boolean | undefined;
  required?: boolean | undefined;
};
type Wiring = { id: string; "aria-invalid"?: true; "aria-describedby"?: string };

/** Classes of a one-line control. */
export const control =
  "min-h-11 w-full min-w-0 rounded-control border border-line-strong bg-raised px-3 py-2 text-ellipsis text-ink placeholder:text-ink-soft aria-invalid:border-danger aria-invalid:bg-danger-soft";

/** A label, the control, and its hint and error, connected for screen readers. */
export function Field({
  label,
  hint,
  error,
  hideLabel,
  required,
  children,
}: Described & { children: (wiring: Wiring) => ReactNode }) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label
        htmlFor={id}
        className={hideLabel ? "sr-only" : `text-sm font-semibold ${required ? "required-mark" : ""}`}
      >
        {label}
      </label>
      {children({
        id,
        ...(error ? { "aria-invalid": true } : {}),
        ...(described ? { "aria-describedby": described } : {}),
      })}
      {hint ? (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className="text-sm font-medium text-danger">
          {error}
        </p>
      ) : null}
    </div>
  );
}

export function TextField({
  label,
  hint,
  error,
  hideLabel,
  className = "",
  ...rest
}: Described & Omit<ComponentProps<"input">, "id">) {
  return (
    <Field {...{ label, hint, error, hideLabel }} required={rest.required}>
      {(wiring) => <input type="text" className={`${control} ${className}`} {...rest} {...wiring} />}
    </Field>
  );
}

type TextAreaProps = Omit<ComponentProps<"textarea">, "id" | "ref">;

export function TextAreaField({ label, hint, error, hideLabel, ...rest }: Described & TextAreaProps) {
  return (
    <Field {...{ label, hint, error, hideLabel }} required={rest.required}>
      {(wiring) => <TextArea {...rest} {...wiring} />}
    </Field>
  );
}

/** Keeps the cursor, and the text that was typed or restored by the browser before hydration: React would reset both. */
function TextArea({ className = "", id, ...rest }: TextAreaProps & { id: string }) {
  const [early] = useState(() => (typeof document === "undefined" ? null : readTextArea(id)));
  const keep = useCallback(
    (area: HTMLTextAreaElement | null) => {
      if (!area) return;
      const isEarly = area === early?.area;
      const text = readTypedEarly(area) ?? (isEarly ? early.text : area.value);
      if (area.value !== text) area.value = text;
      if (isEarly && early.cursor && text === early.text) area.setSelectionRange(...early.cursor);
    },
    [early],
  );
  return (
    <textarea
      ref={keep}
      id={id}
      rows={5}
      className={`${control} field-sizing-content min-h-28 ${className}`}
      {...rest}
    />
  );
}

type EarlyTextArea = { area: HTMLTextAreaElement; text: string; cursor: [start: number, end: number] | null };

// Hydration may begin twice, and its first attempt has reset the text and the cursor by then.
const firstRead = new WeakMap<HTMLTextAreaElement, EarlyTextArea>();

function readTextArea(id: string): EarlyTextArea | null {
  const area = document.getElementById(id);
  if (!(area instanceof HTMLTextAreaElement)) return null;
  const cursor: EarlyTextArea["cursor"] =
    document.activeElement === area ? [area.selectionStart, area.selectionEnd] : null;
  const early = firstRead.get(area) ?? { area, text: area.value, cursor };
  firstRead.set(area, early);
  return early;
}

/** A whole number in a text field: « 250 000 » and « 250k » are accepted like « 250000 ». */
export function NumberField(props: ComponentProps<typeof TextField>) {
  return <TextField inputMode="numeric" autoComplete="off" className="tabular-nums" {...props} />;
}

export function SelectField({
  label,
  hint,
  error,
  hideLabel,
  className = "",
  children,
  ...rest
}: Described & Omit<ComponentProps<"select">, "id">) {
  return (
    <Field {...{ label, hint, error, hideLabel }} required={rest.required}>
      {(wiring) => (
        <select className={`${control} ${className}`} {...rest} {...wiring}>
          {children}
        </select>
      )}
    </Field>
  );
}
