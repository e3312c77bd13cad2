import type { propertyWords } from "#app/i18n/fr/property.ts";
import type { cardWords } from "#app/i18n/fr/card.ts";
import type { Words } from "#app/i18n/words.ts";
import { formatArea } from "#app/i18n/measures.ts";
import type { ListingCard } from "./listing.ts";

type CardWords = { property: Words<typeof propertyWords>; card: Words<typeof cardWords> };

/** « Appartement », « 3 pièces », « 63,5 m² », « DPE C »: the line below a card's title. */
export function cardFacts(card: ListingCard, { property, card: words }: CardWords): string[] {
  const area = card.propertyType === "terrain" ? card.landArea : card.livingArea;
  const facts = [
    property.propertyTypes[card.propertyType],
    card.rooms ? words.pieces(card.rooms) : null,
    area === null ? null : formatArea(area),
    card.bedrooms ? words.bedrooms(card.bedrooms) : null,
    card.energyClass ? words.energy(card.energyClass) : null,
  ];
  return facts.filter((fact) => fact !== null);
}
