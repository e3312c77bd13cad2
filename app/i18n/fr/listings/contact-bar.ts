import { catalogue } from "#app/i18n/words.ts";

export const contactBarWords = /* @__PURE__ */ catalogue("contact-bar", {
  label: "Prix et contact",
  write: "Écrire",
  telephone: "Téléphoner",
  call: (number: string) => `Appeler le ${number}`,
});
