import { type RefObject, useEffect, useEffectEvent } from "react";

declare global {
  /** What was typed or chosen in each field before hydration, recorded by the page's first script. */
  var typedEarly: WeakMap<EventTarget, string> | undefined;
}

/** What was typed or chosen in a field, if anything: React does not know it. */
export const readTypedEarly = (field: Element): string | undefined => globalThis.typedEarly?.get(field);

/** Calls back once with what was typed or chosen in a field before hydration. */
export function useTypedEarly(field: RefObject<Element | null>, onTyped: (text: string) => void): void {
  const tell = useEffectEvent(() => {
    const early = field.current ? readTypedEarly(field.current) : undefined;
    if (early !== undefined) onTyped(early);
  });
  useEffect(() => tell(), []);
}
