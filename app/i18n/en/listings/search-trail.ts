import type { searchTrailWords } from "#app/i18n/fr/listings/search-trail.ts";
import type { Words } from "#app/i18n/words.ts";

export const enSearchTrailWords: Words<typeof searchTrailWords> = {
  back: "Back to the results",
  label: "Listings of the search",
  previous: "Previous listing",
  next: "Next listing",
  listing: "Listing",
  position: (position, total) => `${position} of ${total}`,
};
