import { canAdvertise } from "#app/domain/user-type.ts";
import type { Account } from "#app/account/account.ts";

/** Owners change one listing at a time; agencies, with hundreds of listings, many. */
export const canChangeListings = (account: Pick<Account, "userType">, count: number): boolean =>
  canAdvertise(account) && (count <= 1 || account.userType === "agence");
