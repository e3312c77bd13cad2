import type { ListingStatus } from "#app/domain/listing.ts";
import { canFollow } from "#app/listings/life/listing-status.ts";

/** Status changes that an advertiser makes by hand, without a request. */
export const listingMoves = {
  retirer: "retiree",
  remettre: "disponible",
  transmettre: "transmis",
} as const satisfies Record<string, ListingStatus>;
export type ListingMove = keyof typeof listingMoves;

/** `negotiating`: a request on it is under negotiation, which must end first. `unknown`: no such listing of this account. */
export type MoveRefusal = "negotiating" | "not_possible" | "unknown";

export const readMove = (text: unknown): ListingMove | null =>
  (Object.keys(listingMoves) as ListingMove[]).find((move) => move === text) ?? null;

/** Status changes that are possible, in the order of the page; a listing under negotiation can also be withdrawn. */
export function possibleMoves(status: ListingStatus): ListingMove[] {
  const moves: ListingMove[] = ["transmettre", "retirer", "remettre"];
  return moves.filter(
    (move) => canFollow(status, listingMoves[move]) || (status === "en_negociation" && move === "retirer"),
  );
}
