import { useEffect, useState } from "react";
import { readFavourites } from "#app/browser-storage/favourites-store.ts";
import { synchronizeFavourites } from "#app/browser-storage/favourites-sync.ts";
import { type FavouriteList, keptListingsHref, MOST_PER_CALL } from "../favourite-list.ts";

export type KeptListings = { state: "loading" } | { state: "failed" } | { state: "ready"; list: FavouriteList };

/** The listings of this browser's favourites, when the component mounts. */
export function useKeptListings(): KeptListings {
  const [kept, setKept] = useState<KeptListings>({ state: "loading" });
  useEffect(() => {
    const abort = new AbortController();
    // After a logout the account's favourites are deleted first.
    synchronizeFavourites()
      .then(() => fetchKept(readFavourites(), abort.signal))
      .then(
        (list) => setKept({ state: "ready", list }),
        () => {
          if (!abort.signal.aborted) setKept({ state: "failed" });
        },
      );
    return () => abort.abort();
  }, []);
  return kept;
}

async function fetchKept(references: readonly string[], signal: AbortSignal): Promise<FavouriteList> {
  const parts: FavouriteList[] = [];
  for (let start = 0; start < references.length; start += MOST_PER_CALL) {
    const answer = await fetch(keptListingsHref(references.slice(start, start + MOST_PER_CALL)), { signal });
    if (!answer.ok) throw new Error(`kept listings: ${answer.status}`);
    parts.push((await answer.json()) as FavouriteList); // our own server's
  }
  return { cards: parts.flatMap(({ cards }) => cards), gone: parts.flatMap(({ gone }) => gone) };
}
