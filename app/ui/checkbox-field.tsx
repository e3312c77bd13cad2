import { type ComponentProps, useId } from "react";

/** A checkbox with its label, both large enough for a finger. */
export function CheckboxField({
  label,
  hint,
  ...rest
}: { label: string; hint?: string } & Omit<ComponentProps<"input">, "id" | "type">) {
  const id = useId();
  return (
    <div className="flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        id={id}
        {...(hint ? { "aria-describedby": `${id}-hint` } : {})}
        className="size-5 shrink-0 accent-action"
        {...rest}
      />
      <label htmlFor={id} className="flex min-h-11 cursor-pointer items-center font-medium">
        {label}
      </label>
      {hint ? (
        <span id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </span>
      ) : null}
    </div>
  );
}
