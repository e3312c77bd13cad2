import type { RefObject } from "react";
import { photoViewerWords } from "#app/i18n/fr/listings/photo-viewer.ts";
import { useWords } from "#app/i18n/words.ts";
import { StripButtons } from "../../cards/ui/strip-buttons.tsx";
import { PhotoPosition } from "./photo-position.tsx";
import { usePictureStrip } from "../../cards/ui/use-picture-strip.ts";

type GalleryControlsProps = { strip: RefObject<HTMLElement | null>; count: number };

/** Buttons and position on a phone's strip of pictures. */
export function GalleryControls({ strip, count }: GalleryControlsProps) {
  const labels = useWords(photoViewerWords);
  const { index, reached, move } = usePictureStrip(strip);
  return (
    <div className="md:hidden">
      <StripButtons index={index} reached={reached} count={count} move={move} labels={labels} />
      <PhotoPosition index={index} count={count} />
    </div>
  );
}
