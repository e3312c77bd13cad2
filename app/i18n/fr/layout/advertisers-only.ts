import { catalogue } from "#app/i18n/words.ts";

export const advertisersOnlyWords = /* @__PURE__ */ catalogue("advertisers-only", {
  title: "Réservé aux annonceurs",
  text: "Votre compte est un compte de chercheur : il garde vos favoris et vos demandes, mais ne publie pas d’annonce. Pour publier un bien, changez le type de votre compte dans votre espace : vous garderez tout le reste.",
  change: "Changer le type de mon compte",
  search: "Rechercher un bien",
  suspended: {
    title: "Organisation suspendue",
    contest: "À qui écrire pour contester",
    text: "Le portail a suspendu votre organisation : ses annonces et son profil ne sont plus visibles. Les raisons, et comment les contester, ont été envoyées par e-mail à ses administrateurs. Rien n’est effacé.",
  },
});
