import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import type { Picture } from "#app/domain/picture.ts";
import { cardPictureWords } from "#app/i18n/fr/listings/card-pictures.ts";
import { useWords } from "#app/i18n/words.ts";
import { ResponsivePicture } from "#app/ui/responsive-picture.tsx";
import type { ListingCard } from "../../card-input.ts";
import { ListingLink } from "./listing-link.tsx";
import { StripButtons } from "./strip-buttons.tsx";
import { usePictureStrip } from "./use-picture-strip.ts";

type OtherPicturesProps = {
  card: ListingCard;
  sizes: string;
  strip: RefObject<HTMLElement | null>;
  /** Called at once and with each picture: « 8 », « 2 / 8 ». */
  onShow: (shown: string) => void;
};

/** The pictures of a card after the first, and the buttons between them: in its strip, loaded once the card is in view. */
export function OtherPictures({ card, sizes, strip, onShow }: OtherPicturesProps) {
  const words = useWords(cardPictureWords);
  const { index, reached, move } = usePictureStrip(strip);
  const photos = usePhotos(card.reference, strip);
  const count = card.photoCount;
  const show = useEffectEvent(onShow);
  useEffect(() => show(reached > 0 ? `${index + 1} / ${count}` : `${count}`), [index, reached, count]);
  return (
    <>
      {Array.from({ length: count - 1 }, (_, before) => before + 1).map((slide) => (
        <div key={slide} className="picture-slide">
          {photos[slide] && slide <= reached + 1 ? (
            <ResponsivePicture picture={photos[slide]} sizes={sizes} className="size-full object-cover" />
          ) : null}
        </div>
      ))}
      {/* Inside the scrolled element, where a keyboard reaches it; without a width, so that it stays in view. */}
      <div className="strip-overlay">
        <div>
          {/* The card's link again, which lies below the strip. */}
          <ListingLink listing={card} aria-hidden="true" tabIndex={-1} draggable={false} />
          <StripButtons
            index={index}
            reached={reached}
            count={count}
            move={move}
            labels={{ previous: words.previous(card.title), next: words.next(card.title) }}
          />
        </div>
      </div>
      {reached > 0 ? (
        <span role="status" className="sr-only">
          {words.position(index + 1, count)}
        </span>
      ) : null}
    </>
  );
}

const acts = ["pointerenter", "touchstart", "focusin"];

/** The photos of a listing, fetched when somebody first acts on its strip. */
function usePhotos(reference: string, strip: RefObject<HTMLElement | null>): Picture[] {
  const [photos, setPhotos] = useState<Picture[]>([]);
  const isAsked = useRef(false);
  useEffect(() => {
    const element = strip.current;
    const ask = () => {
      if (isAsked.current) return;
      isAsked.current = true;
      fetch(`/api/annonces/${reference}/photos`)
        .then(async (answer) => {
          if (!answer.ok && answer.status !== 404) throw new Error(`${answer.status}`);
          if (answer.ok) setPhotos(((await answer.json()) as { photos: Picture[] }).photos); // our own server's
        })
        // The visitor's next act fetches again.
        .catch(() => {
          isAsked.current = false;
        });
    };
    for (const act of acts) element?.addEventListener(act, ask, { passive: true });
    // A mouse may be there already.
    if (element?.matches(":hover")) ask();
    return () => {
      for (const act of acts) element?.removeEventListener(act, ask);
    };
  }, [reference, strip]);
  return photos;
}
