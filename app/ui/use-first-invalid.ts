import { type RefObject, useEffect, useRef } from "react";

/**
 * For a form whose fields have `aria-invalid`: each new `answer` of the server moves the focus to the first invalid
 * field, whose label and error are then read out.
 */
export function useFirstInvalid(answer: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (answer !== undefined) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [answer]);
  return form;
}
