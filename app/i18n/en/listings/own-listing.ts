import type { ownListingWords } from "#app/i18n/fr/listings/own-listing.ts";
import type { Words } from "#app/i18n/words.ts";

export const enOwnListingWords: Words<typeof ownListingWords> = {
  title: "This is your listing",
  text: "Visitors find here how to reach you, and a form to write to you.",
  edit: "Edit",
  requests: "Its requests",
  statistics: "Its statistics",
};
