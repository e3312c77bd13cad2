import type { ReactNode } from "react";
import { useViewTransitionState } from "react-router";
import type { ListingCard } from "../../card-input.ts";

type TravellingPictureProps = { listing: Pick<ListingCard, "href" | "reference">; children: ReactNode };

/**
 * A listing's picture with a view transition between card and page. The element has a transition name only during the
 * transition, and never on the server: the page's policy refuses style attributes (decision 9).
 */
export function TravellingPicture({ listing: { href, reference }, children }: TravellingPictureProps) {
  const travels = useViewTransitionState(href);
  return (
    <div className="size-full" style={travels ? { viewTransitionName: `photo-${reference}` } : undefined}>
      {children}
    </div>
  );
}
