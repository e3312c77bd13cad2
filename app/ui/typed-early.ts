import { type RefObject, useEffect, useEffectEvent } from "react";

declare global {
  /** What was last typed or chosen in each field, written down by the page's first script since before React came. */
  var typedEarly: WeakMap<EventTarget, string> | undefined;
}

/** What was typed or chosen in a field, as far as anything was: React, once it comes, has not seen it. */
export const readTypedEarly = (field: Element): string | undefined => globalThis.typedEarly?.get(field);

/** Tells once what was typed or chosen in a field before React came. */
export function useTypedEarly(field: RefObject<Element | null>, onTyped: (text: string) => void): void {
  const tell = useEffectEvent(() => {
    const early = field.current ? readTypedEarly(field.current) : undefined;
    if (early !== undefined) onTyped(early);
  });
  useEffect(() => tell(), []);
}
