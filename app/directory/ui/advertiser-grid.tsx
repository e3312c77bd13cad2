import type { AdvertiserCard } from "../directory.ts";
import { AdvertiserCardLink } from "./advertiser-card.tsx";

export function AdvertiserGrid({ cards }: { cards: AdvertiserCard[] }) {
  const first = cards.findIndex(({ cover }) => cover !== null);
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
      {cards.map((card, index) => (
        <li key={card.slug} className="min-w-0">
          <AdvertiserCardLink card={card} priority={index === first} />
        </li>
      ))}
    </ul>
  );
}
