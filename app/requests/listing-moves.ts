import { canFollow, type ListingStage, listingStages, statusOfStage } from "#app/domain/listing-stage.ts";

/**
 * `negotiating`: a request under negotiation must end first; `done_already`: the listing has this stage, as after a double click;
 * `hidden`: by the portal; `too_many`: too many changes of stage in an hour; `unknown`: no such listing of this account.
 */
export type MoveRefusal = "negotiating" | "done_already" | "not_possible" | "hidden" | "too_many" | "unknown";

/** Values that forms of the previous release send: its pages stay open in browsers during an update. */
const earlierMoves: Record<string, ListingStage> = { retirer: "retiree", remettre: "disponible", transmettre: "cedee" };

export const readStage = (text: string): ListingStage | null =>
  listingStages.find((stage) => stage === text) ?? (Object.hasOwn(earlierMoves, text) ? earlierMoves[text]! : null);

/** Why an advertiser cannot move a home to another stage; null when the move is possible. `isNegotiated`: a request negotiates it. */
export function moveRefusal(from: ListingStage, to: ListingStage, isNegotiated: boolean): MoveRefusal | null {
  if (from === "masquee") return "hidden";
  if (from === to) return "done_already";
  if (!canFollow(from, to)) return "not_possible";
  return isNegotiated && statusOfStage[to] !== "en_negociation" ? "negotiating" : null;
}

/** The stages that an advertiser can choose now, in the order of the table. */
export const possibleStages = (from: ListingStage, isNegotiated: boolean): ListingStage[] =>
  listingStages.filter((to) => moveRefusal(from, to, isNegotiated) === null);
