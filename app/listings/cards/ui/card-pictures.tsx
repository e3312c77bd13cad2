import { Camera } from "lucide-react";
import { Suspense, useRef, useState } from "react";
import { cardWords } from "#app/i18n/fr/listings/card.ts";
import { useWords } from "#app/i18n/words.ts";
import { optionalPart } from "#app/ui/optional-part.tsx";
import { ResponsivePicture } from "#app/ui/responsive-picture.tsx";
import { useIsNear } from "#app/ui/use-is-near.ts";
import type { Picture } from "#app/domain/picture.ts";
import type { ListingCard } from "../../card-input.ts";
import { TravellingPicture } from "./travelling-picture.tsx";

const OtherPictures = optionalPart(async () => (await import("./other-pictures.tsx")).OtherPictures);

type CardPicturesProps = { card: ListingCard; cover: Picture; sizes: string; priority: boolean };

/**
 * The pictures of a card, to swipe through. Only the first one is loaded until somebody acts on the card; without JavaScript
 * it is the only one.
 */
export function CardPictures({ card, cover, sizes, priority }: CardPicturesProps) {
  const words = useWords(cardWords);
  const strip = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(strip, "0px");
  const count = card.photoCount;
  const [shown, setShown] = useState<string | null>(null);
  return (
    <>
      <div ref={strip} className={`picture-strip size-full ${shown ? "relative z-10" : ""}`}>
        <div className="flex h-full w-max">
          <div className="picture-slide">
            <TravellingPicture listing={card}>
              <ResponsivePicture
                picture={cover}
                sizes={sizes}
                priority={priority}
                className="size-full object-cover transition-transform duration-500 group-hover:scale-[1.03] motion-reduce:transition-none"
              />
            </TravellingPicture>
          </div>
          {isNear && count > 1 ? (
            <Suspense>
              <OtherPictures card={card} sizes={sizes} strip={strip} onShow={setShown} />
            </Suspense>
          ) : null}
        </div>
      </div>
      {count > 1 ? (
        <p className="pointer-events-none absolute right-3 bottom-3 z-10 flex items-center gap-1.5 rounded-full bg-black/65 px-2.5 py-1 text-xs font-semibold text-white">
          <Camera aria-hidden="true" className="size-3.5" />
          <span aria-hidden="true">{shown ?? count}</span>
          <span className="sr-only">{words.photoCount(count)}</span>
        </p>
      ) : null}
    </>
  );
}
