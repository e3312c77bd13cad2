import { listingWords } from "#app/i18n/fr/listings.ts";
import { useWords } from "#app/i18n/words.ts";
import { lazyUntilActed } from "#app/ui/lazy-until-acted.tsx";
import type { ListingCard } from "../listing.ts";

const SimilarListings = lazyUntilActed(() => import("./similar-listings.tsx"));

type GoneListingPageProps = { title: string; communeName: string; communeSlug: string; alternatives: ListingCard[] };

/** What stays of a home that found its people: where to look now. */
export function GoneListingPage({ title, communeName, communeSlug, alternatives }: GoneListingPageProps) {
  const { gone } = useWords(listingWords);
  return (
    <div className="page py-12 md:py-16">
      <h1 className="heading-1">{gone.title}</h1>
      <p className="prose-line mt-4 text-lg text-ink-soft">{gone.text(title)}</p>
      <SimilarListings title={gone.alternatives} cards={alternatives} place={{ communeName, communeSlug }} />
    </div>
  );
}
