import type { propertyWords } from "#app/i18n/fr/listings/property.ts";
import type { cardWords } from "#app/i18n/fr/listings/card.ts";
import type { Words } from "#app/i18n/words.ts";
import { formatArea } from "#app/i18n/measures.ts";
import type { ListingCard } from "../card-input.ts";
import { pricePerMetre } from "../prices/price-per-metre.ts";

type CardWords = { property: Words<typeof propertyWords>; card: Words<typeof cardWords> };

/** « Appartement », « 3 pièces », « 63,5 m² », « 2 chambres »: the line below a card's title. */
export function cardFacts(card: ListingCard, { property, card: words }: CardWords): string[] {
  const area = cardArea(card);
  const facts = [
    property.propertyTypes[card.propertyType],
    card.rooms ? words.pieces(card.rooms) : null,
    area === null ? null : formatArea(area),
    card.bedrooms ? words.bedrooms(card.bedrooms) : null,
  ];
  return facts.filter((fact) => fact !== null);
}

/** The listing's main area, in m²: the land of a plot, else the living area. */
const cardArea = ({
  propertyType,
  landArea,
  livingArea,
}: Pick<ListingCard, "propertyType" | "landArea" | "livingArea">): number | null =>
  propertyType === "terrain" ? landArea : livingArea;

/** Price per m² of a sale, in minor units; null for a rent, and without an area. */
export const cardPricePerMetre = (card: ListingCard): number | null =>
  card.transaction === "vente"
    ? pricePerMetre({ amount: card.price, area: cardArea(card), transaction: "vente" })
    : null;
