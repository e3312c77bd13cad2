import { catalogue } from "#app/i18n/words.ts";

export const contactWords = /* @__PURE__ */ catalogue("contact", {
  title: "Contacter l’annonceur",
  showPhone: "Afficher le téléphone",
  phone: "Téléphone",
  noPhone: "Cet annonceur n’a pas laissé de numéro de téléphone.",
  tooMany: "Vous avez demandé beaucoup de numéros en peu de temps. Réessayez dans une heure.",
  profile: "Voir le profil",
  mentionReference: (reference: string) => `Indiquez la référence ${reference} lors de votre appel.`,
});
