import type { ListingStage } from "#app/domain/listing-stage.ts";
import { goneListingWords } from "#app/i18n/fr/listings/gone-listing.ts";
import { listingWords } from "#app/i18n/fr/listings/listings.ts";
import { useWords } from "#app/i18n/words.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { ScenePicture } from "#app/ui/scene-picture.tsx";
import { boxes } from "#app/ui/scenes/boxes.ts";
import type { ListingCard } from "../../card-input.ts";
import { SimilarListings } from "./similar-listings.tsx";

type GoneListingPageProps = {
  stage: ListingStage;
  title: string;
  communeName: string;
  communeSlug: string;
  alternatives: ListingCard[];
};

/** The page of a listing that is gone: its title, and links to other homes. */
export default function GoneListingPage({
  stage,
  title,
  communeName,
  communeSlug,
  alternatives,
}: GoneListingPageProps) {
  const { gone, page } = useWords(listingWords);
  const words = useWords(goneListingWords);
  return (
    <div className="page py-12 md:py-16">
      <div className="flex flex-col gap-8 md:flex-row md:items-center md:gap-12">
        <div className="md:flex-1">
          <h1 className="heading-1">{gone}</h1>
          <p className="prose-line mt-4 text-lg text-ink-soft">
            {stage === "pause" ? words.paused(title) : stage === "masquee" ? words.hidden(title) : words.text(title)}
          </p>
          {alternatives.length === 0 ? (
            <ButtonLink to={`/annonces?commune=${communeSlug}`} className="mt-6">
              {page.similarLink(communeName)}
            </ButtonLink>
          ) : null}
        </div>
        <ScenePicture
          scene={boxes}
          sizes="(min-width: 48rem) 26rem, 92vw"
          className="aspect-[3/2] w-full rounded-card object-cover md:w-[26rem] md:shrink print:hidden"
        />
      </div>
      <SimilarListings title={words.alternatives} cards={alternatives} place={{ communeName, communeSlug }} />
    </div>
  );
}
