import type { goneListingWords } from "#app/i18n/fr/listings/gone-listing.ts";
import type { Words } from "#app/i18n/words.ts";

export const enGoneListingWords: Words<typeof goneListingWords> = {
  text: (title: string) => `“${title}” has been sold or let, or was withdrawn by its advertiser.`,
  paused: (title) => `The advertiser has paused “${title}”. This listing may be back soon.`,
  hidden: (title) => `“${title}” is no longer shown on the site.`,
  alternatives: "Properties nearby, available",
};
