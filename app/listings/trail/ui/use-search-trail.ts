import { useState } from "react";
import { useLocation } from "react-router";
import { readTrail, type SearchTrail, trailFrom } from "../search-trail.ts";

/** The search that led to this listing's page; null where there is none. Only for a browser, after hydration. */
export function useSearchTrail(href: string): SearchTrail | null {
  const { state, key } = useLocation();
  const [known, setKnown] = useState<SearchTrail | null>(null);
  const found = readTrail(state) ?? (isFirstEntry(href, key) ? referrerTrail() : null);
  if (found && found !== known) setKnown(found);
  if (found) return found;
  // The router did not create this entry: the anchor of « Écrire » did.
  return known && key === "default" ? { ...known, steps: null } : null;
}

let firstKey: string | undefined;

/** Whether the browser loaded this page by itself, as in a new tab: the referrer is then the page with the link. */
function isFirstEntry(href: string, key: string): boolean {
  const [loaded] = performance.getEntriesByType("navigation");
  if (!loaded || new URL(loaded.name).pathname !== href) return false;
  firstKey ??= key;
  return key === firstKey;
}

let referred: SearchTrail | null | undefined;
/** Returns the same object each time. */
const referrerTrail = () =>
  referred === undefined ? (referred = trailFrom(document.referrer, location.origin)) : referred;
