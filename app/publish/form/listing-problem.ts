import type { DiscriminationGround } from "#app/domain/discrimination.ts";
import type { publishProblemWords } from "#app/i18n/fr/publish/publish-problems.ts";
import type { Words } from "#app/i18n/words.ts";
import { type ListingField, stepOf } from "./listing-fields.ts";
import { type FormStep, stepHref } from "./steps.ts";

/** Each code is a message of `publishProblemWords`. */
export type PlainProblemCode =
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
export type ListingProblem = { field: ListingField; row?: number } & (
  | { code: PlainProblemCode }
  /** `quote`: the words that exclude people; `ground`: the criterion of the law. */
  | { code: "discriminating"; quote: string; ground: DiscriminationGround }
);
export type ProblemCode = ListingProblem["code"];

/** The message of a problem, in the reader's language. */
export const problemText = (problem: ListingProblem, words: Words<typeof publishProblemWords>): string =>
  problem.code === "discriminating" ? words.discriminating(problem.quote, problem.ground) : words[problem.code];

export const problemStep = ({ field }: Pick<ListingProblem, "field">): FormStep => stepOf(field);

/** The id of the control with a problem. */
export const controlId = ({ field, row }: Pick<ListingProblem, "field" | "row">): string =>
  row === undefined ? field : `${field}-${row}`;

/** The address of the field to correct. `verifier` makes the step report missing fields too. */
export const problemHref = (draftId: string, problem: Pick<ListingProblem, "field" | "row">): string =>
  `${stepHref(draftId, problemStep(problem))}?verifier=1#${controlId(problem)}`;

const missingCodes = new Set<ProblemCode>(["required", "carrezRequired", "arrondissementRequired", "roomNameRequired"]);

/** Whether a value is missing, rather than wrong. */
export const isMissing = ({ code }: ListingProblem): boolean => missingCodes.has(code);
