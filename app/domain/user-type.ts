export const userTypes = ["chercheur", "agence", "proprietaire"] as const;
export type UserType = (typeof userTypes)[number];

type Holder = { userType: UserType };

/** Owners and agencies publish listings; seekers have favourites and send requests. */
export const canAdvertise = ({ userType }: Holder): boolean => userType === "agence" || userType === "proprietaire";

/** Seekers may become advertisers; an advertiser's listings, requests and reviews belong to the type, which stays. */
export const canChangeType = ({ userType }: Holder): boolean => userType === "chercheur";
