import type { contactBarWords } from "#app/i18n/fr/listings/contact-bar.ts";
import type { Words } from "#app/i18n/words.ts";

export const enContactBarWords: Words<typeof contactBarWords> = {
  label: "Price and contact",
  write: "Write",
  telephone: "Telephone",
  call: (number) => `Call ${number}`,
};
