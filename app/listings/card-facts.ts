import { formatArea } from "#app/i18n/measures.ts";
import type { Messages } from "#app/i18n/messages.ts";
import type { ListingCard } from "./listing.ts";

/** « Appartement », « 3 pièces », « 63,5 m² », « DPE C »: the line below a card's title. */
export function cardFacts(card: ListingCard, { listings, search }: Messages): string[] {
  const area = card.propertyType === "terrain" ? card.landArea : card.livingArea;
  const facts = [
    listings.propertyTypes[card.propertyType],
    card.rooms ? search.card.pieces(card.rooms) : null,
    area === null ? null : formatArea(area),
    card.bedrooms ? search.card.bedrooms(card.bedrooms) : null,
    card.energyClass ? search.card.energy(card.energyClass) : null,
  ];
  return facts.filter((fact) => fact !== null);
}
