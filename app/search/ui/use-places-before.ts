import { useState } from "react";
import { useLocation } from "react-router";
import { useInBrowser } from "#app/ui/use-in-browser.ts";
import type { SearchCriteria } from "../criteria/criteria.ts";
import { isNowhere, type PlacesBefore, readPlaces } from "../map/places-before.ts";

/** The places that the area of a search has replaced: from the history entry, or the last ones while only other criteria change. */
export function usePlacesBefore(criteria: SearchCriteria): PlacesBefore | null {
  const stored = readPlaces(useLocation().state);
  const [known, setKnown] = useState(stored);
  const isReplaced = criteria.area !== null && isNowhere(criteria);
  const places = isReplaced ? (stored ?? known) : null;
  if (places !== known) setKnown(places);
  return useInBrowser() ? places : null;
}
