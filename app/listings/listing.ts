import type { Picture } from "#app/platform/picture.ts";

/** Words of the domain, as stored (PostgreSQL enums of migration 0001) and as written in addresses. */
export const transactions = ["vente", "location"] as const;
export type Transaction = (typeof transactions)[number];

export const propertyTypes = ["appartement", "maison", "terrain"] as const;
export type PropertyType = (typeof propertyTypes)[number];

export const listingStatuses = ["brouillon", "disponible", "en_negociation", "transmis", "retiree"] as const;
export type ListingStatus = (typeof listingStatuses)[number];

/** Statuses of the listings that visitors find. */
export const onShowStatuses = ["disponible", "en_negociation"] as const satisfies readonly ListingStatus[];

export const energyClasses = ["A", "B", "C", "D", "E", "F", "G"] as const;
export type EnergyClass = (typeof energyClasses)[number];

export type ListingAgent = {
  slug: string;
  name: string;
  photoUrl: string | null;
  photoAlt: string;
};

/** What a card shows (spec, section 3 « Property card input »). No exact place, no private field. */
export type ListingCard = {
  reference: string;
  /** `/annonces/<slug>-<reference>` */
  href: string;
  title: string;
  transaction: Transaction;
  propertyType: PropertyType;
  status: "disponible" | "en_negociation";
  /** Minor units of the site's currency; per month, charges included, for a rental. */
  price: number;
  /** The price before the last drop, where it dropped. */
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
  /** Published in the last seven days, by the server's clock. */
  isNew: boolean;
  cover: Picture | null;
  photoCount: number;
  /** Where visitors may know it is: the true place, or up to 300 m aside. Null where the place is not known. */
  position: { latitude: number; longitude: number } | null;
  agent: Pick<ListingAgent, "name" | "photoUrl">;
};
