import { Heart } from "lucide-react";
import { useSyncExternalStore } from "react";
import { cardWords } from "#app/i18n/fr/card.ts";
import { useWords } from "#app/i18n/words.ts";
import { readFavourites, readFavouritesOnServer, subscribe } from "../favourites-store.ts";
import { toggleFavourite } from "../favourites-sync.ts";

const noSubscription = () => () => {};

/** The heart of a listing. Only a browser that can keep favourites shows it. */
export function FavouriteButton({ reference, title, className = "" }: { reference: string; title: string; className?: string }) {
  const card = useWords(cardWords);
  const favourites = useSyncExternalStore(subscribe, readFavourites, readFavouritesOnServer);
  const inBrowser = useSyncExternalStore(noSubscription, () => true, () => false);
  if (!inBrowser) return null;
  const isFavourite = favourites.includes(reference);
  return (
    <button
      type="button"
      aria-pressed={isFavourite}
      aria-label={card.addFavourite(title)}
      onClick={() => toggleFavourite(reference)}
      className={`flex size-11 items-center justify-center rounded-full bg-raised/90 text-ink shadow-card transition-colors hover:text-accent print:hidden ${className}`}
    >
      <Heart aria-hidden="true" className={`size-5 ${isFavourite ? "fill-accent text-accent" : ""}`} />
    </button>
  );
}
