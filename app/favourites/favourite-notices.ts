/** The notices of favourites that an account may get by mail, in the order of the switches. */
export const favouriteNotices = ["drop", "negotiation", "gone"] as const;
export type FavouriteNotice = (typeof favouriteNotices)[number];

/** Whether each notice is wanted. */
export type FavouriteNotices = Record<FavouriteNotice, boolean>;
