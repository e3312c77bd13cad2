import type { contactBarWords } from "../fr/contact-bar.ts";
import type { Words } from "../words.ts";

export const enContactBarWords: Words<typeof contactBarWords> = {
  label: "Price and contact",
  write: "Write",
  telephone: "Telephone",
  call: (number) => `Call ${number}`,
};
