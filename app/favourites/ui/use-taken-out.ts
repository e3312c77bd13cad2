import { useState, useSyncExternalStore } from "react";
import { readFavourites, readFavouritesOnServer, subscribe } from "#app/browser-storage/favourites-store.ts";

/** References that lost their heart since the page was opened: their cards stay, for whoever touched one by mistake. */
export function useTakenOut(): string[] {
  const kept = useSyncExternalStore(subscribe, readFavourites, readFavouritesOnServer);
  const [known, setKnown] = useState(kept);
  const added = kept.filter((reference) => !known.includes(reference));
  if (added.length > 0) setKnown([...known, ...added]);
  return known.filter((reference) => !kept.includes(reference));
}
