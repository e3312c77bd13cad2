import type { EnergyClass } from "#app/domain/listing.ts";
import type { ListingField } from "./listing-fields.ts";

export type PlainAdviceCode = "unlikelyPrice" | "crampedRooms" | "carrezAboveLiving";
/** The fields whose text visitors read. */
export const writtenFields = ["title", "quartier", "description"] as const satisfies ListingField[];
type WrittenField = (typeof writtenFields)[number];

/** Contact details in a text; `quote` is how they are written. */
export type ContactCode = "phoneNumber" | "emailAddress" | "webAddress";

/** What to check again before publication; it may be right. Each code has its words in `publishAdviceWords`. */
export type ListingAdvice =
  | { field: ListingField; code: PlainAdviceCode }
  | { field: WrittenField; code: ContactCode; quote: string }
  /** A letter that contradicts the certificate's figures, with the letters that match them. */
  | { field: ListingField; code: "doubtfulEnergyClass" | "doubtfulClimateClass"; letters: EnergyClass[] };
