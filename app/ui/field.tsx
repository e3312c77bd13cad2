import { type ComponentProps, type ReactNode, useId } from "react";

type Described = { label: string; hint?: string; error?: string; hideLabel?: boolean };
type Wiring = { id: string; "aria-invalid"?: true; "aria-describedby"?: string };

const control =
  "min-h-11 w-full min-w-0 rounded-control border border-line-strong bg-raised px-3 py-2 text-ink placeholder:text-ink-soft aria-invalid:border-danger aria-invalid:bg-danger-soft";

/** A label above, the control, and its hint and error wired to it for everyone. */
export function Field({ label, hint, error, hideLabel, children }: Described & { children: (wiring: Wiring) => ReactNode }) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className={hideLabel ? "sr-only" : "text-sm font-semibold"}>
        {label}
      </label>
      {children({ id, ...(error ? { "aria-invalid": true } : {}), ...(described ? { "aria-describedby": described } : {}) })}
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

export function TextField({ label, hint, error, hideLabel, className = "", ...rest }: Described & Omit<ComponentProps<"input">, "id">) {
  return (
    <Field {...described({ label, hint, error, hideLabel })}>
      {(wiring) => <input type="text" className={`${control} ${className}`} {...rest} {...wiring} />}
    </Field>
  );
}

export function TextAreaField({ label, hint, error, hideLabel, className = "", ...rest }: Described & Omit<ComponentProps<"textarea">, "id">) {
  return (
    <Field {...described({ label, hint, error, hideLabel })}>
      {(wiring) => <textarea rows={5} className={`${control} field-sizing-content min-h-28 ${className}`} {...rest} {...wiring} />}
    </Field>
  );
}

/** A whole number typed freely: « 250 000 » and « 250k » are as good as « 250000 ». */
export function NumberField(props: ComponentProps<typeof TextField>) {
  return <TextField inputMode="numeric" autoComplete="off" className="tabular-nums" {...props} />;
}

export function SelectField({ label, hint, error, hideLabel, className = "", children, ...rest }: Described & Omit<ComponentProps<"select">, "id">) {
  return (
    <Field {...described({ label, hint, error, hideLabel })}>
      {(wiring) => (
        <select className={`${control} ${className}`} {...rest} {...wiring}>
          {children}
        </select>
      )}
    </Field>
  );
}

type Loose = { [Key in keyof Described]: Described[Key] | undefined };

function described({ label, ...rest }: Loose & { label: string }): Described {
  return { label, ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)) };
}
