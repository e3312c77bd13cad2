import { Heart } from "lucide-react";
import { useSyncExternalStore } from "react";
import { cardWords } from "#app/i18n/fr/listings/card.ts";
import { useWords } from "#app/i18n/words.ts";
import { useInBrowser } from "#app/ui/use-in-browser.ts";
import { readFavourites, readFavouritesOnServer, subscribe } from "#app/browser-storage/favourites-store.ts";
import { toggleFavourite } from "#app/browser-storage/favourites-sync.ts";

type FavouriteButtonProps = { reference: string; title: string; className?: string };

/** The heart of a listing: shown only where the browser can store favourites. */
export function FavouriteButton({ reference, title, className = "" }: FavouriteButtonProps) {
  const card = useWords(cardWords);
  const isFavourite = useSyncExternalStore(subscribe, readFavourites, readFavouritesOnServer).includes(reference);
  if (!useInBrowser()) return null;
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
