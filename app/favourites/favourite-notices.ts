/** What an account may be told of its favourites by mail, in the order of the switches. */
export const favouriteNotices = ["drop", "negotiation", "gone"] as const;
export type FavouriteNotice = (typeof favouriteNotices)[number];

/** Whether each is told. */
export type FavouriteNotices = Record<FavouriteNotice, boolean>;
