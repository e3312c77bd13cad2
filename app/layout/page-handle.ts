/** What a route's `handle` tells the frame around its page. */
export type PageHandle = {
  /** Takes the window's width, as a list with its map beside it. */
  isWide?: boolean;
};
