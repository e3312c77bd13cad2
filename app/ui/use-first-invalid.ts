import { type RefObject, useEffect, useRef } from "react";

/**
 * For a form whose fields say `aria-invalid`: each new `answer` of the server leads to the first field to mend,
 * which then reads out its label and its error.
 */
export function useFirstInvalid(answer: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (answer !== undefined) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [answer]);
  return form;
}
