import { X } from "lucide-react";
import { useEffect, useState } from "react";
import { searchMapWords } from "#app/i18n/fr/search-map.ts";
import { useWords } from "#app/i18n/words.ts";
import type { ListingCard } from "#app/listings/listing.ts";
import { ListingRow } from "#app/listings/ui/listing-row.tsx";

/** The listing of a chosen marker: above the way back to the list on a phone, near the upper one where the map may end below the window. */
export function ListingPreview({ reference, onClose }: { reference: string; onClose: () => void }) {
  const words = useWords(searchMapWords);
  const [card, setCard] = useState<ListingCard | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    fetch(`/favoris/annonces?references=${encodeURIComponent(reference)}`, { signal: controller.signal })
      .then(async (answer) => setCard(((await answer.json()) as { cards: ListingCard[] }).cards[0] ?? null))
      // Gone, or out of reach: the marker stays, and says no more.
      .catch(() => setCard(null));
    return () => controller.abort();
  }, [reference]);
  if (card?.reference !== reference) return null;
  return (
    <div className="above-tray absolute inset-x-3 bottom-26 z-20 lg:top-28 lg:bottom-auto mx-auto max-w-md rounded-card border border-line bg-raised shadow-lifted">
      <ListingRow card={card} />
      <button type="button" onClick={onClose} aria-label={words.close} className="absolute top-0 right-0 z-10 flex size-11 items-center justify-center">
        <span className="flex size-8 items-center justify-center rounded-full border border-line bg-raised shadow-card">
          <X aria-hidden="true" className="size-4" />
        </span>
      </button>
    </div>
  );
}
