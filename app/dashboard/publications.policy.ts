import type { Person } from "#app/account/actor.ts";
import { reachOf } from "#app/account/policy.ts";

/** Owners change one listing at a time; agencies, with hundreds of listings, many. */
export const canChangeListings = (actor: Person, count: number): boolean =>
  reachOf(actor, "listing.write") !== null && (count <= 1 || actor.account.userType === "agence");
