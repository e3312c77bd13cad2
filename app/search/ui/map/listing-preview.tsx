import { X } from "lucide-react";
import { useEffect, useState } from "react";
import { searchMapWords } from "#app/i18n/fr/search/search-map.ts";
import { useWords } from "#app/i18n/words.ts";
import type { ListingCard } from "#app/listings/card-input.ts";
import { ListingRow } from "#app/listings/cards/ui/listing-row.tsx";
import { useEscape } from "#app/ui/use-escape.ts";

type ListingPreviewProps = {
  reference: string;
  /** The panel above has one more button. */
  isLow: boolean;
  onClose(): void;
};

/**
 * The listing of a chosen marker: on a phone above the button back to the list, otherwise near the top, since the map
 * may extend below the window.
 */
export function ListingPreview({ reference, isLow, onClose }: ListingPreviewProps) {
  const words = useWords(searchMapWords);
  const [card, setCard] = useState<ListingCard | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    fetch(`/favoris/annonces?references=${encodeURIComponent(reference)}`, { signal: controller.signal })
      .then(async (answer) => setCard(((await answer.json()) as { cards: ListingCard[] }).cards[0] ?? null))
      // The listing is gone or cannot be loaded: the marker stays, without a preview.
      .catch(() => setCard(null));
    return () => controller.abort();
  }, [reference]);
  useEscape(onClose);
  if (card?.reference !== reference) return null;
  return (
    <div
      className={`above-tray absolute inset-x-3 bottom-26 z-20 mx-auto max-w-md rounded-card border border-line bg-raised shadow-lifted lg:bottom-auto ${isLow ? "lg:top-42" : "lg:top-28"}`}
    >
      {/* Over the map of a phone, the list and its headings are hidden. */}
      <ListingRow card={card} Heading="h2" />
      <button
        type="button"
        onClick={onClose}
        aria-label={words.close}
        className="absolute top-0 right-0 z-10 flex size-11 items-center justify-center"
      >
        <span className="flex size-8 items-center justify-center rounded-full border border-line bg-raised shadow-card">
          <X aria-hidden="true" className="size-4" />
        </span>
      </button>
    </div>
  );
}
