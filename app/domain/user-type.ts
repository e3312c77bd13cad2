export const userTypes = ["chercheur", "agence", "proprietaire"] as const;
export type UserType = (typeof userTypes)[number];

type Holder = { userType: UserType };

/** Owners and agencies publish listings; seekers have favourites and send requests. */
export const canAdvertise = ({ userType }: Holder): boolean => userType === "agence" || userType === "proprietaire";

/** A seeker may become an advertiser; advertisers have listings, requests and reviews under their type. */
export const canChangeType = ({ userType }: Holder): boolean => userType === "chercheur";
