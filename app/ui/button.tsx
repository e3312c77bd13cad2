import type { ComponentProps } from "react";
import { Link } from "react-router";
import { useInBrowser } from "./use-in-browser.ts";

type Variant = "primary" | "secondary" | "quiet";

const base =
  "inline-flex min-h-11 max-w-full items-center justify-center gap-2 rounded-control px-5 py-2 font-semibold no-underline transition-colors forced-colors:border disabled:opacity-60";
const variants: Record<Variant, string> = {
  primary: "bg-action text-on-action hover:bg-action-strong",
  secondary: "border border-line-strong bg-raised text-ink hover:border-action hover:text-action",
  quiet: "text-action hover:bg-action-soft",
};

export function buttonClass(variant: Variant = "primary", extra = ""): string {
  return `${base} ${variants[variant]} ${extra}`;
}

/** An icon button or link, small enough for two of them beside the brand. */
export const iconButton =
  "flex size-[min(2.75rem,14vw)] items-center justify-center rounded-control hover:bg-action-soft";

/** One of several links, of which the current one is filled. */
export const choiceLink =
  "inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong px-4 whitespace-nowrap hover:border-action aria-[current]:border-action aria-[current]:bg-action aria-[current]:text-on-action";

type ButtonProps = Omit<ComponentProps<"button">, "type"> & { variant?: Variant };

export function Button({ variant, className, ...rest }: ButtonProps) {
  return <ScriptButton className={buttonClass(variant, className)} {...rest} />;
}

/** Sends its form, also without scripts. */
export function SubmitButton({ variant, className, ...rest }: ButtonProps) {
  return <button type="submit" className={buttonClass(variant, className)} {...rest} />;
}

/** A button that needs a script: disabled until hydration. */
export function ScriptButton({ disabled = false, ...rest }: Omit<ComponentProps<"button">, "type">) {
  const isInBrowser = useInBrowser();
  return <button type="button" disabled={disabled || !isInBrowser} {...rest} />;
}

export function ButtonLink({ variant, className, ...rest }: ComponentProps<typeof Link> & { variant?: Variant }) {
  return <Link className={buttonClass(variant, className)} {...rest} />;
}
