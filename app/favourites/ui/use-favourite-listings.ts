import { useEffect, useState } from "react";
import { readFavourites } from "#app/browser-storage/favourites-store.ts";
import { synchronizeFavourites } from "#app/browser-storage/favourites-sync.ts";
import { type FavouriteList, favouriteListingsHref, MOST_PER_CALL } from "../favourite-list.ts";

type FavouriteListings = { state: "loading" } | { state: "failed" } | { state: "ready"; list: FavouriteList };

/** The listings of this browser's favourites, when the component mounts. */
export function useFavouriteListings(): FavouriteListings {
  const [loaded, setLoaded] = useState<FavouriteListings>({ state: "loading" });
  useEffect(() => {
    const abort = new AbortController();
    // After a logout the account's favourites are deleted first.
    synchronizeFavourites()
      .then(() => fetchFavourites(readFavourites(), abort.signal))
      .then(
        (list) => setLoaded({ state: "ready", list }),
        () => {
          if (!abort.signal.aborted) setLoaded({ state: "failed" });
        },
      );
    return () => abort.abort();
  }, []);
  return loaded;
}

async function fetchFavourites(references: readonly string[], signal: AbortSignal): Promise<FavouriteList> {
  const parts: FavouriteList[] = [];
  for (let start = 0; start < references.length; start += MOST_PER_CALL) {
    const answer = await fetch(favouriteListingsHref(references.slice(start, start + MOST_PER_CALL)), { signal });
    if (!answer.ok) throw new Error(`favourite listings: ${answer.status}`);
    parts.push((await answer.json()) as FavouriteList); // our own server's
  }
  return { cards: parts.flatMap(({ cards }) => cards), gone: parts.flatMap(({ gone }) => gone) };
}
