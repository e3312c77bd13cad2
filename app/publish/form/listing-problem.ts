import { type ListingField, stepOf } from "./listing-fields.ts";
import type { FormStep } from "./steps.ts";

/** Each code is a message of `publishProblemWords`. */
export type ProblemCode =
  // Any field.
  | "required"
  | "unknownChoice"
  | "notANumber"
  | "notAnAmount"
  | "notAnArea"
  | "notAPercentage"
  | "negative"
  | "notWhole"
  | "tooLarge"
  | "tooSmall"
  | "notADate"
  | "notAWebAddress"
  // The place.
  | "communeUnknown"
  | "arrondissementRequired"
  | "notAPosition"
  | "positionHalf"
  | "positionFar"
  | "nothingExact"
  // The home.
  | "carrezRequired"
  | "moreBedroomsThanRooms"
  | "floorAboveTop"
  | "builtTooLate"
  | "roomNameRequired"
  | "countContradictsComfort"
  // The price.
  | "feesInconsistent"
  | "chargesAboveRent"
  | "depositTooHigh"
  | "rentAboveReference"
  | "supplementForbidden"
  | "rentInconsistent"
  | "tenantFeesTooHigh"
  | "inventoryFeeTooHigh"
  | "inventoryAboveFees"
  // Energy.
  | "lettingBanned"
  | "dpeVoid"
  | "dpeExpired"
  | "inFuture"
  | "costsInverted";

/** Why a listing cannot be published. `row` counts from 0 in the list of rooms. */
export type ListingProblem = { field: ListingField; code: ProblemCode; row?: number };

export const problemStep = ({ field }: ListingProblem): FormStep => stepOf(field);

/** The id of the control with a problem. */
export const controlId = ({ field, row }: Pick<ListingProblem, "field" | "row">): string =>
  row === undefined ? field : `${field}-${row}`;

const missingCodes = new Set<ProblemCode>(["required", "carrezRequired", "arrondissementRequired", "roomNameRequired"]);

/** Whether a value is missing, rather than wrong. */
export const isMissing = ({ code }: ListingProblem): boolean => missingCodes.has(code);
