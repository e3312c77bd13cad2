import type { EnergyClass, PropertyType, Transaction } from "#app/domain/listing.ts";
import type { OnShowStage } from "#app/domain/listing-stage.ts";
import type { Picture } from "#app/domain/picture.ts";

export type ListingAgent = {
  slug: string;
  name: string;
  photoUrl: string | null;
  photoAlt: string;
};

/** The content of a card (spec, section 3 « Property card input »), without exact position and private fields. */
export type ListingCard = {
  reference: string;
  /** `/annonces/<slug>-<reference>` */
  href: string;
  title: string;
  transaction: Transaction;
  propertyType: PropertyType;
  stage: OnShowStage;
  /** Minor units of the site's currency; per month, charges included, for a rental. */
  price: number;
  /** The price before the last drop, if any. */
  previousPrice: number | null;
  /** m² */
  livingArea: number | null;
  /** m² */
  landArea: number | null;
  rooms: number | null;
  bedrooms: number | null;
  energyClass: EnergyClass | null;
  communeName: string;
  departmentCode: string;
  quartier: string | null;
  /** When « Nouveau » ends, in milliseconds since 1970; null where it has ended. */
  newUntil: number | null;
  cover: Picture | null;
  photoCount: number;
  /** The public position: exact, or up to 300 m away. Null where it is not known. */
  position: { latitude: number; longitude: number } | null;
  agent: Pick<ListingAgent, "name" | "photoUrl">;
};
