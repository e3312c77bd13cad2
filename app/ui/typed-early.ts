import { type RefObject, useEffect, useEffectEvent } from "react";

declare global {
  /** The value typed or chosen in each field before hydration, recorded by the page's first script. */
  var typedEarly: WeakMap<EventTarget, string> | undefined;
}

/** The value typed or chosen in a field before hydration, if any, which React does not know. */
export const readTypedEarly = (field: Element): string | undefined => globalThis.typedEarly?.get(field);

/** Calls back once with the value typed or chosen in a field before hydration. */
export function useTypedEarly(field: RefObject<Element | null>, onTyped: (text: string) => void): void {
  const tell = useEffectEvent(() => {
    const early = field.current ? readTypedEarly(field.current) : undefined;
    if (early !== undefined) onTyped(early);
  });
  useEffect(() => tell(), []);
}
