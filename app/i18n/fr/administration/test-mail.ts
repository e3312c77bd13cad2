import { catalogue } from "#app/i18n/words.ts";

export const testMailWords = /* @__PURE__ */ catalogue("test-mail", {
  subject: (site: string) => `E-mail d’essai de ${site}`,
  greeting: "Bonjour,",
  text: (site: string) => `Cet e-mail a été envoyé depuis l’administration de ${site} : il est bien arrivé.`,
  action: "Ouvrir le site",
  note: "Si vous ne savez pas pourquoi vous le recevez, vous pouvez l’effacer.",
});
