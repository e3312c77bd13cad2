import type { Account } from "#app/account/account.ts";

/** A listing's advertiser runs it; `ownerId` is the account of that advertiser, null where it has none. */
export const canManageListing = (account: Pick<Account, "id">, listing: { ownerId: string | null }): boolean =>
  listing.ownerId === account.id;
