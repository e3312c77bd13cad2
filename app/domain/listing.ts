/** Words of the domain, as stored (PostgreSQL enums of migration 0103) and as written in addresses. */
export const transactions = ["vente", "location"] as const;
export type Transaction = (typeof transactions)[number];

export const propertyTypes = ["appartement", "maison", "terrain"] as const;
export type PropertyType = (typeof propertyTypes)[number];

export const listingStatuses = ["brouillon", "disponible", "en_negociation", "transmis", "retiree"] as const;
export type ListingStatus = (typeof listingStatuses)[number];

/** Statuses of the listings that visitors find. */
export const onShowStatuses = ["disponible", "en_negociation"] as const satisfies readonly ListingStatus[];
export type OnShowStatus = (typeof onShowStatuses)[number];
export const isOnShow = (status: ListingStatus): status is OnShowStatus =>
  onShowStatuses.some((shown) => shown === status);

export const energyClasses = ["A", "B", "C", "D", "E", "F", "G"] as const;
export type EnergyClass = (typeof energyClasses)[number];

/** The texts of a listing that its author writes and visitors read. */
export const writtenFields = ["title", "quartier", "description"] as const;
export type WrittenField = (typeof writtenFields)[number];
