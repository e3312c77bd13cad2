import { Suspense, useRef } from "react";
import { optionalPart } from "#app/ui/optional-part.tsx";
import { useIsNear } from "#app/ui/use-is-near.ts";

const RecentlySeen = optionalPart(async () => (await import("./recently-seen.tsx")).RecentlySeen);

/** « Vus récemment », at the end of a page: loaded when it is scrolled near. */
export function RecentlySeenSlot({ except }: { except?: string }) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place, "800px");
  return (
    <div ref={place}>
      {isNear ? (
        <Suspense>
          <RecentlySeen except={except} />
        </Suspense>
      ) : null}
    </div>
  );
}
