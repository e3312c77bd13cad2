import type { EnergyClass, WrittenField } from "#app/domain/listing.ts";
import type { ListingField } from "./listing-fields.ts";

export type PlainAdviceCode = "unlikelyPrice" | "crampedRooms" | "carrezAboveLiving";
export type ContactCode = "phoneNumber" | "emailAddress" | "webAddress";

/** Advice before publication; the value may be right. Each code has words in `publishAdviceWords`. */
export type ListingAdvice =
  | { field: ListingField; code: PlainAdviceCode }
  /** Words quoted from a text. */
  | { field: WrittenField; code: ContactCode | "possibleExclusion"; quote: string }
  /** A letter that contradicts the certificate's figures, with the letters that match them. */
  | { field: ListingField; code: "doubtfulEnergyClass" | "doubtfulClimateClass"; letters: EnergyClass[] };
