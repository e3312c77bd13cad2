import type { EnergyClass, PropertyType } from "#app/domain/listing.ts";
import type { SearchArea } from "./search-area.ts";

/**
 * The four filter buttons of `/annonces`. « À vendre » is every sale on show, « À acheter » the sales
 * still available, « À louer » the rentals; no offer is « Tous les biens ».
 */
export const offers = ["acheter", "vendre", "louer"] as const;
export type Offer = (typeof offers)[number];

export const sorts = ["defaut", "prix-croissant", "prix-decroissant"] as const;
export type Sort = (typeof sorts)[number];

/** Cards per page (spec, section 9). */
export const PAGE_SIZE = 9;

const radii = [2, 5, 10, 20, 30, 50];

/** Kilometres around a commune to choose from, with the one of an address that names another. */
export function radiusChoices(current: number | null): number[] {
  return current === null || radii.includes(current)
    ? radii
    : [...radii, current].toSorted((one, other) => one - other);
}

/** One search, whichever page or form it comes from. Prices in whole units of the currency, areas in m². */
export type SearchCriteria = {
  offer: Offer | null;
  propertyType: PropertyType | null;
  /** What was typed or chosen: commune slugs once canonical, sorted, without repeats. */
  communes: string[];
  /** Kilometres around the middle of each commune that count as it; null for the communes alone. */
  radius: number | null;
  area: SearchArea | null;
  quartier: string | null;
  priceMin: number | null;
  priceMax: number | null;
  /** Of the plot for land, the living area of homes. */
  areaMin: number | null;
  areaMax: number | null;
  minRooms: number | null;
  minBedrooms: number | null;
  /** In the order A to G, without repeats. */
  energyClasses: EnergyClass[];
  keywords: string | null;
  sort: Sort;
  /** From 1. */
  page: number;
};
