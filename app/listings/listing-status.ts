import type { ListingStatus } from "#app/domain/listing.ts";

const followers: Record<ListingStatus, readonly ListingStatus[]> = {
  brouillon: [], // published with its date, by another way
  disponible: ["en_negociation", "transmis", "retiree"],
  en_negociation: ["transmis", "disponible"],
  transmis: ["disponible"],
  retiree: ["disponible"],
};

/** Whether a listing that was published may go from one status to another: the one table of a listing's life. */
export const canFollow = (from: ListingStatus, to: ListingStatus): boolean => followers[from].includes(to);
