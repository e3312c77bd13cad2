import { homeWords } from "#app/i18n/fr/home.ts";
import { useWords } from "#app/i18n/words.ts";
import type { ListingCard } from "#app/listings/card-input.ts";
import { ListingGrid } from "#app/listings/cards/ui/listing-grid.tsx";
import { ButtonLink } from "#app/ui/button.tsx";

export function LatestListings({ cards }: { cards: ListingCard[] }) {
  const { listings } = useWords(homeWords);
  if (cards.length === 0) return null;
  return (
    <section className="page pt-16 md:pt-24" aria-labelledby="dernieres-annonces">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h2 id="dernieres-annonces" className="heading-2">
            {listings.title}
          </h2>
          <p className="mt-2 text-ink-soft">{listings.text}</p>
        </div>
        <ButtonLink to="/annonces" variant="secondary" aria-label={listings.discoverLabel}>
          {listings.discover}
        </ButtonLink>
      </div>
      <ListingGrid cards={cards} columns="md:grid-cols-3 md:gap-4 lg:gap-6" />
    </section>
  );
}
