import type { Account } from "./account.ts";

/** Owners and agencies publish and follow listings; seekers keep favourites and ask. */
export const canAdvertise = ({ userType }: Pick<Account, "userType">): boolean =>
  userType === "agence" || userType === "proprietaire";

/** A seeker may become an advertiser; advertisers have listings, requests and reviews under their type. */
export const canChangeType = ({ userType }: Pick<Account, "userType">): boolean => userType === "chercheur";
