import { useState } from "react";
import { useInBrowser } from "#app/ui/use-in-browser.ts";
import type { ListingCard } from "../../card-input.ts";
import { ListingCardLink } from "./listing-card.tsx";

/** Cards that a phone may show before scrolling. */
const FIRST_CARDS = 2;

type ListingGridProps = {
  cards: ListingCard[];
  /** The grid's classes from tablets up. */
  columns?: string;
  /** Lower cards where a map is beside them. */
  isDense?: boolean;
  /** Loads the first picture with priority. */
  priority?: boolean;
  /** Reference of the card to highlight, with its marker on the map. */
  lit?: string | null;
  /** Called with the card that is hovered or focused. */
  onLight?: (reference: string | null) => void;
};

/** A grid of cards. */
export function ListingGrid({
  cards,
  columns = "sm:grid-cols-2 lg:grid-cols-3",
  isDense = false,
  priority = false,
  lit = null,
  onLight,
}: ListingGridProps) {
  // Cards that are laid out later have another height until then: after Back, the scroll position would be wrong.
  const [isFirstPage] = useState(!useInBrowser());
  const first = cards.findIndex(({ cover }) => cover !== null);
  return (
    <ul data-dense={isDense ? "" : undefined} className={`grid gap-6 ${columns}`}>
      {cards.map((card, index) => (
        <li
          key={card.reference}
          className={`min-w-0 rounded-card ${isFirstPage && index >= FIRST_CARDS ? "below-screen" : ""} ${card.reference === lit ? "outline-3 outline-offset-2 outline-accent" : ""}`}
          {...(onLight ? lightHandlers(card.reference, onLight) : {})}
        >
          <ListingCardLink card={card} isDense={isDense} priority={priority && index === first} />
        </li>
      ))}
    </ul>
  );
}

const lightHandlers = (reference: string, onLight: (reference: string | null) => void) => ({
  onPointerEnter: () => onLight(reference),
  onPointerLeave: () => onLight(null),
  onFocus: () => onLight(reference),
  onBlur: () => onLight(null),
});
