import type { ListingCard } from "../listing.ts";
import { ListingCardLink } from "./listing-card.tsx";

/** Cards side by side; `columns` are the grid's classes from tablets on. The first picture may be asked for early. */
export function ListingGrid({ cards, columns = "sm:grid-cols-2 lg:grid-cols-3", priority = false }: { cards: ListingCard[]; columns?: string; priority?: boolean }) {
  return (
    <ul className={`grid gap-6 ${columns}`}>
      {cards.map((card, index) => (
        <li key={card.reference} className="min-w-0">
          <ListingCardLink card={card} priority={priority && index === 0} />
        </li>
      ))}
    </ul>
  );
}
