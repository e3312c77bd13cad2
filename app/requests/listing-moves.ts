import { statusOfStage, type ListingStage, listingStages, nextStages } from "#app/domain/listing-stage.ts";

/**
 * `negotiating`: a request on it is under negotiation, which must end first; `hidden`: by the portal; `unknown`: no such listing
 * of this account.
 */
export type MoveRefusal = "negotiating" | "not_possible" | "hidden" | "unknown";

export const readStage = (text: unknown): ListingStage | null => listingStages.find((stage) => stage === text) ?? null;

/** The stages that an advertiser can choose now: under negotiation by a request, a home does not leave its status. */
export const possibleStages = (stage: ListingStage, isNegotiated: boolean): ListingStage[] =>
  nextStages(stage).filter((to) => !isNegotiated || statusOfStage[to] === "en_negociation");
