import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { homeWords } from "#app/i18n/fr/home/home.ts";
import { useWords } from "#app/i18n/words.ts";
import type { ListingCard } from "#app/listings/card-input.ts";
import { ListingGrid } from "#app/listings/cards/ui/listing-grid.tsx";

export function LatestListings({ cards }: { cards: ListingCard[] }) {
  const { listings } = useWords(homeWords);
  if (cards.length === 0) return null;
  return (
    <section className="page pt-8" aria-labelledby="dernieres-annonces">
      <div className="mb-3 flex items-center justify-between gap-4">
        <div className="min-w-0">
          <h2 id="dernieres-annonces" className="font-display text-xl leading-snug font-semibold md:text-2xl">
            {listings.title}
          </h2>
          <p className="mt-1 text-ink-soft max-md:hidden">{listings.text}</p>
        </div>
        <Link
          to="/annonces"
          aria-label={listings.discoverLabel}
          className="flex min-h-11 shrink-0 items-center gap-2 text-sm font-semibold text-action hover:underline"
        >
          {listings.discover}
          <ArrowRight aria-hidden="true" className="size-4" />
        </Link>
      </div>
      <ListingGrid cards={cards} columns="md:grid-cols-3 md:gap-4 lg:gap-6" />
    </section>
  );
}
