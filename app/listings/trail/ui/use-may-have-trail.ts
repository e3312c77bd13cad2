import { useState } from "react";
import { useLocation } from "react-router";

/** Whether a search may have led to this page, so that the trail's script is worth loading; false on the server. */
export function useMayHaveTrail(isInBrowser: boolean): boolean {
  const { state } = useLocation();
  const [had, setHad] = useState(false);
  const has = isInBrowser && (state !== null || document.referrer.startsWith(location.origin));
  if (has && !had) setHad(true);
  // « Écrire » leads to an entry of the history without a state.
  return has || had;
}
