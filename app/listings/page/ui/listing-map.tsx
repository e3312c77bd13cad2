import { Suspense, useRef } from "react";
import { listingDetailsWords } from "#app/i18n/fr/listings/listing-details.ts";
import { useWords } from "#app/i18n/words.ts";
import { useIsNear } from "#app/ui/use-is-near.ts";
import { optionalPart } from "#app/ui/optional-part.tsx";
import type { ListingView } from "../../listing-view.ts";

const PlaceMap = optionalPart(async () => (await import("./place-map.tsx")).PlaceMap);

/** A map with a listing's point, or a circle that contains it. Loaded when it is scrolled near. */
export function ListingMap({ position }: { position: NonNullable<ListingView["place"]["position"]> }) {
  const words = useWords(listingDetailsWords).place;
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place);

  return (
    <figure className="needs-scripts mt-6 print:hidden">
      <div ref={place} className="h-80 overflow-hidden rounded-card border border-line bg-action-soft">
        {isNear ? (
          <Suspense>
            <PlaceMap position={position} />
          </Suspense>
        ) : null}
      </div>
      <figcaption className="mt-2 text-sm text-ink-soft">{position.isExact ? words.onMap : words.inCircle}</figcaption>
    </figure>
  );
}
