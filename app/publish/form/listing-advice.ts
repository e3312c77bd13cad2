import type { EnergyClass, WrittenField } from "#app/domain/listing.ts";
import type { ListingField } from "./listing-fields.ts";

export type PlainAdviceCode = "unlikelyPrice" | "crampedRooms" | "carrezAboveLiving";
export type ContactCode = "phoneNumber" | "emailAddress" | "webAddress";

/** What to check again before publication; it may be right. Each code has its words in `publishAdviceWords`. */
export type ListingAdvice =
  | { field: ListingField; code: PlainAdviceCode }
  /** Words of a text, as they are written. */
  | { field: WrittenField; code: ContactCode | "possibleExclusion"; quote: string }
  /** A letter that contradicts the certificate's figures, with the letters that match them. */
  | { field: ListingField; code: "doubtfulEnergyClass" | "doubtfulClimateClass"; letters: EnergyClass[] };
