import type { Account } from "#app/account/account.ts";

/** Only a listing's advertiser manages it; `ownerId` is the advertiser's account, null where it has none. */
export const canManageListing = (account: Pick<Account, "id">, listing: { ownerId: string | null }): boolean =>
  listing.ownerId === account.id;
