import { useEffect, useEffectEvent, useState } from "react";
import { recentlySeenWords } from "#app/i18n/fr/listings/recently-seen.ts";
import { useWords } from "#app/i18n/words.ts";
import { Button } from "#app/ui/button.tsx";
import type { ListingCard } from "../../card-input.ts";
import { listingCardsHref } from "#app/browser-storage/listing-cards.ts";
import { readSeen, writeSeen } from "#app/browser-storage/seen-store.ts";
import { ListingRow } from "./listing-row.tsx";

type RecentlySeenProps = {
  /** The listing whose page this is. */
  except?: string | undefined;
  /** At the top of a page, without a line above. */
  isFirst?: boolean;
  /** Called if there is no listing to show. */
  onNone?: () => void;
};

/** The listings that this browser has shown lately, fetched by their references, without the current one. */
export function RecentlySeen({ except, isFirst = false, onNone }: RecentlySeenProps) {
  const words = useWords(recentlySeenWords);
  const [cards, setCards] = useState<ListingCard[]>([]);
  const [isCleared, setCleared] = useState(false);
  const tellNone = useEffectEvent(() => onNone?.());

  useEffect(() => {
    const abort = new AbortController();
    // On a failure the section stays empty.
    void showSeen(except, abort.signal).then(
      (found) => (found.length > 0 ? setCards(found) : tellNone()),
      () => abort.signal.aborted || tellNone(),
    );
    return () => abort.abort();
  }, [except]);

  function clear() {
    writeSeen([]);
    setCards([]);
    setCleared(true);
  }

  if (isCleared) {
    return (
      <p
        ref={(text) => text?.focus()}
        role="status"
        tabIndex={-1}
        className="mt-12 text-ink-soft outline-none print:hidden"
      >
        {words.cleared}
      </p>
    );
  }
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="vus-recemment" className={`print:hidden ${isFirst ? "pt-8" : "mt-12"}`}>
      <div
        className={`mb-4 flex flex-wrap items-center justify-between gap-x-4 ${isFirst ? "" : "border-t border-line pt-8"}`}
      >
        <h2 id="vus-recemment" className="heading-2">
          {words.title}
        </h2>
        <Button variant="quiet" onClick={clear} className="-mr-3">
          {words.clear}
          <span className="sr-only">{words.clearWhat}</span>
        </Button>
      </div>
      <ul className="-mx-1 flex snap-x gap-4 overflow-x-auto px-1 pt-1 pb-3">
        {cards.map((card) => (
          <li key={card.reference} className="card w-80 max-w-[85%] shrink-0 snap-start">
            <ListingRow card={card} />
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-soft">{words.kept}</p>
    </section>
  );
}

/** Cards of the seen listings that are still on show; the others are removed from the list. */
async function showSeen(except: string | undefined, signal: AbortSignal): Promise<ListingCard[]> {
  const others = readSeen().filter((reference) => reference !== except);
  if (others.length === 0) return [];
  const answer = await fetch(listingCardsHref(others), { signal });
  if (!answer.ok) throw new Error(`seen listings: ${answer.status}`);
  const { cards } = (await answer.json()) as { cards: ListingCard[] }; // our own server's
  const onShow = new Set(cards.map((card) => card.reference));
  const gone = others.filter((reference) => !onShow.has(reference));
  if (gone.length > 0) writeSeen(readSeen().filter((reference) => !gone.includes(reference)));
  return cards;
}
