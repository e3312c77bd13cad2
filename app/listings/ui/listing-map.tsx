import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { listingWords } from "#app/i18n/fr/listings.ts";
import { useWords } from "#app/i18n/words.ts";
import type { ListingView } from "../listing-view.ts";

const PlaceMap = lazy(() => import("./place-map.tsx"));

/** Where a listing is: a point, or the circle that it lies in. Loaded when one scrolls to it. */
export function ListingMap({ position }: { position: NonNullable<ListingView["place"]["position"]> }) {
  const words = useWords(listingWords).place;
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && setNear(true), { rootMargin: "200px" });
    observer.observe(place.current!);
    return () => observer.disconnect();
  }, []);

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
