import type { Account } from "./account.ts";

/** Owners and agencies publish and follow listings; seekers keep favourites and ask. */
export const canAdvertise = ({ userType }: Pick<Account, "userType">): boolean => userType === "agence" || userType === "proprietaire";
