import type { goneListingWords } from "../fr/gone-listing.ts";
import type { Words } from "../words.ts";

export const enGoneListingWords: Words<typeof goneListingWords> = {
  text: (title: string) => `“${title}” has been sold or let, or was withdrawn by its advertiser.`,
  alternatives: "Properties nearby, available",
};
