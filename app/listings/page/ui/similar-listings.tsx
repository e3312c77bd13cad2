import { listingWords } from "#app/i18n/fr/listings/listings.ts";
import { useWords } from "#app/i18n/words.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import type { ListingCard } from "../../card-input.ts";
import { ListingGrid } from "../../cards/ui/listing-grid.tsx";

/** The radius used where the commune has too few listings. */
const AROUND_KM = 30;

type SimilarListingsProps = {
  title: string;
  cards: ListingCard[];
  place: { communeName: string; communeSlug: string };
};

export function SimilarListings({ title, cards, place }: SimilarListingsProps) {
  const { page } = useWords(listingWords);
  if (cards.length === 0) return null;
  const isAround = cards.some(({ communeName }) => communeName !== place.communeName);
  return (
    <section aria-labelledby="similaires" className="mt-12 border-t border-line pt-10 print:hidden">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <h2 id="similaires" className="heading-2">
          {title}
        </h2>
        <ButtonLink
          to={`/annonces?commune=${place.communeSlug}${isAround ? `&rayon=${AROUND_KM}` : ""}`}
          variant="secondary"
        >
          {isAround ? page.similarAround(place.communeName) : page.similarLink(place.communeName)}
        </ButtonLink>
      </div>
      <ListingGrid cards={cards} />
    </section>
  );
}
