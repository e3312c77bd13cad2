import type { ReactNode } from "react";
import { useViewTransitionState } from "react-router";
import type { ListingCard } from "../card-input.ts";

type TravellingPictureProps = { listing: Pick<ListingCard, "href" | "reference">; children: ReactNode };

/**
 * A listing's picture, which the browser moves from card to page and back. It bears its name only while it travels,
 * and never on the server, whose style attributes the page's policy refuses (decision 9).
 */
export function TravellingPicture({ listing: { href, reference }, children }: TravellingPictureProps) {
  const travels = useViewTransitionState(href);
  return (
    <div className="size-full" style={travels ? { viewTransitionName: `photo-${reference}` } : undefined}>
      {children}
    </div>
  );
}
