import { Images } from "lucide-react";
import { type ComponentProps, type MouseEvent, Suspense, use, useRef } from "react";
import { listingWords } from "#app/i18n/fr/listings/listings.ts";
import { TranslationContext, useWords } from "#app/i18n/words.ts";
import { onFirstAct } from "#app/ui/first-act.ts";
import { optionalPart } from "#app/ui/optional-part.tsx";
import { ResponsivePicture } from "#app/ui/responsive-picture.tsx";
import { useEscape } from "#app/ui/use-escape.ts";
import { useInBrowser } from "#app/ui/use-in-browser.ts";
import type { Picture } from "#app/domain/picture.ts";
import { fullPictureAddress } from "#app/domain/picture-address.ts";
import { PhotoPosition } from "./photo-position.tsx";
import { TravellingPicture } from "../../cards/ui/travelling-picture.tsx";

const GalleryControls = optionalPart(onFirstAct(async () => (await import("./gallery-controls.tsx")).GalleryControls));

const MOSAIC_SIZE = 5;
/** With fewer than five pictures. */
const SMALL_MOSAIC_SIZE = 3;

/**
 * Up to five pictures as a mosaic; on phones one of them, to swipe. Each links to its full size; with JavaScript it opens
 * the full-screen gallery, and the strip of phones has all pictures.
 */
export function PhotoGallery({
  photos,
  listing,
}: {
  photos: Picture[];
  listing: ComponentProps<typeof TravellingPicture>["listing"];
}) {
  const { gallery } = useWords(listingWords);
  const translation = use(TranslationContext);
  /** The link whose gallery is loading. */
  const opening = useRef<HTMLAnchorElement>(null);
  useEscape(() => (opening.current = null));
  const isInBrowser = useInBrowser();
  const strip = useRef<HTMLUListElement>(null);
  if (photos.length === 0) {
    return <p className="card p-8 text-center text-ink-soft">{gallery.none}</p>;
  }

  async function open(event: MouseEvent<HTMLAnchorElement>, index: number) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    // A double click opens only one gallery.
    if (opening.current) return;
    const link = event.currentTarget;
    opening.current = link;
    const isWanted = () => opening.current === link && link.isConnected;
    try {
      const { openGallery } = await import("./full-screen-gallery.ts");
      // The visitor has neither pressed Escape nor left the page.
      if (isWanted()) openGallery({ photos, index, label: gallery.label, translation, onClose: () => link.focus() });
    } catch {
      // The script failed to load: follow the link to the picture.
      if (isWanted() && navigator.onLine) location.assign(link.href);
    } finally {
      if (opening.current === link) opening.current = null;
    }
  }

  const first = <PhotoPosition index={0} count={photos.length} />;
  const shown = photos.slice(0, photos.length < MOSAIC_SIZE ? SMALL_MOSAIC_SIZE : MOSAIC_SIZE);
  return (
    <section aria-label={gallery.label} className="group relative">
      <ul
        ref={strip}
        className={`flex gap-2 overflow-hidden rounded-card max-md:picture-strip md:grid ${mosaicColumns(shown.length)}`}
      >
        {(isInBrowser ? photos : shown).map((photo, index) => (
          <li
            key={photo.sha256}
            className={`${cell} ${index < shown.length ? mosaicCell(index, shown.length) : "md:hidden"}`}
          >
            <a
              href={fullPictureAddress(photo)}
              onClick={(event) => open(event, index)}
              aria-label={`${gallery.open(index + 1, photos.length)} : ${photo.alt}`}
              className="group/photo absolute inset-0 block overflow-hidden focus-visible:outline-offset-[-4px]"
            >
              {index === 0 ? (
                <TravellingPicture listing={listing}>{show(photo, index, shown.length)}</TravellingPicture>
              ) : (
                show(photo, index, shown.length)
              )}
            </a>
          </li>
        ))}
      </ul>
      {photos.length > 1 && isInBrowser ? (
        <Suspense fallback={first}>
          <GalleryControls strip={strip} count={photos.length} />
        </Suspense>
      ) : null}
      {photos.length > 1 && !isInBrowser ? first : null}
      <a
        href={fullPictureAddress(photos[0]!)}
        onClick={(event) => open(event, 0)}
        className="absolute right-3 bottom-3 z-10 flex min-h-11 items-center gap-2 rounded-control bg-raised px-4 font-semibold text-ink shadow-card hover:bg-paper print:hidden"
      >
        <Images aria-hidden="true" className="size-5" />
        {gallery.all(photos.length)}
      </a>
    </section>
  );
}

function show(photo: Picture, index: number, count: number) {
  return (
    <ResponsivePicture
      picture={photo}
      sizes={mosaicSlot(index, count)}
      priority={index === 0}
      className="h-full w-full object-cover transition duration-300 group-hover/photo:brightness-105 motion-reduce:transition-none"
    />
  );
}

// From tablets up the pictures share one band of fixed height.
function mosaicColumns(count: number): string {
  if (count === 1) return "md:h-[32rem]";
  if (count === 2) return "md:h-[26rem] md:grid-cols-2";
  if (count < MOSAIC_SIZE) return "md:h-[28rem] md:grid-cols-3 md:grid-rows-2";
  return "md:h-[28rem] md:grid-cols-4 md:grid-rows-2";
}

/** Widths of the cells, as the browser's `sizes`. */
function mosaicSlot(index: number, count: number): string {
  if (count === 1) return "(min-width: 76rem) 72rem, calc(100vw - 3rem)";
  if (count === 2) return "(min-width: 76rem) 36rem, (min-width: 48rem) 50vw, 100vw";
  if (index === 0) return "(min-width: 76rem) 48rem, (min-width: 48rem) 64vw, calc(100vw - 3rem)";
  return `${count === MOSAIC_SIZE ? "(min-width: 76rem) 18rem, (min-width: 48rem) 25vw" : "(min-width: 76rem) 24rem, (min-width: 48rem) 32vw"}, calc(100vw - 3rem)`;
}

const cell = "relative aspect-[3/2] w-full min-w-0 shrink-0 snap-center snap-always bg-sunken md:aspect-auto";

function mosaicCell(index: number, count: number): string {
  if (count <= 2) return "";
  return index === 0 ? "col-span-2 md:row-span-2" : "";
}
