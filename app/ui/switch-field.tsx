import type { ComponentProps, ReactNode } from "react";

/** A checkbox that looks like a switch, with its label. */
export function SwitchField({
  className = "",
  children,
  ...rest
}: { children: ReactNode } & Omit<ComponentProps<"input">, "type">) {
  return (
    <label className={`inline-flex min-h-11 cursor-pointer items-center gap-3 ${className}`}>
      <input type="checkbox" className="peer sr-only" {...rest} />
      <span
        aria-hidden="true"
        className="relative h-7 w-12 shrink-0 rounded-full bg-line-strong transition-colors peer-checked:bg-action peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-action after:absolute after:top-1 after:left-1 after:size-5 after:rounded-full after:bg-paper after:transition-transform peer-checked:after:translate-x-5"
      />
      <span className="min-w-0">{children}</span>
    </label>
  );
}
