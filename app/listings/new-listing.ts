const NEW_FOR_MS = 7 * 24 * 60 * 60 * 1000;

/** Whether a listing bears « Nouveau »: until it has been published for seven days. */
export const isNewListing = (publishedAt: Date, now: Date): boolean =>
  now.getTime() - publishedAt.getTime() < NEW_FOR_MS;
