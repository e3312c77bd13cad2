import type { PropertyType, Transaction } from "./listing.ts";

/** The choices that decide which fields a listing has; null where one is not made yet. */
export type ListingKind = { transaction: Transaction | null; propertyType: PropertyType | null; isAgency: boolean };

export const isAny = (): boolean => true;
export const isHome = ({ propertyType }: ListingKind): boolean => propertyType !== "terrain";
export const isPlot = (kind: ListingKind): boolean => !isHome(kind);
export const isFlat = ({ propertyType }: ListingKind): boolean =>
  propertyType === null || propertyType === "appartement";
export const hasLand = ({ propertyType }: ListingKind): boolean => propertyType !== "appartement";
export const isSale = ({ transaction }: ListingKind): boolean => transaction !== "location";
export const isRental = ({ transaction }: ListingKind): boolean => transaction === "location";
export const isHomeForSale = (kind: ListingKind): boolean => isHome(kind) && isSale(kind);
export const isHomeToLet = (kind: ListingKind): boolean => isHome(kind) && isRental(kind);
