import type { Words } from "#app/i18n/words.ts";
import type { contactWords } from "#app/i18n/fr/listings/contact.ts";

export const enContactWords: Words<typeof contactWords> = {
  title: "Contact the advertiser",
  showPhone: "Show the telephone number",
  phone: "Telephone",
  noPhone: "This advertiser has left no telephone number.",
  tooMany: "You have asked for many numbers in a short time. Try again in an hour.",
  profile: "See the profile",
  mentionReference: (reference: string) => `Please mention the reference ${reference} when you call.`,
};
