import type { ListingStatus } from "#app/domain/listing.ts";

const followers: Record<ListingStatus, readonly ListingStatus[]> = {
  brouillon: [], // published by another function, with its date
  disponible: ["en_negociation", "transmis", "retiree"],
  en_negociation: ["transmis", "disponible"],
  transmis: ["disponible"],
  retiree: ["disponible"],
};

/** Whether a listing may change from one status to another. */
export const canFollow = (from: ListingStatus, to: ListingStatus): boolean => followers[from].includes(to);
