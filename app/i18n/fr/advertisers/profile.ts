import { catalogue } from "#app/i18n/words.ts";

export const profileWords = /* @__PURE__ */ catalogue("profile", {
  title: "Mon profil public",
  intro:
    "Ce que les visiteurs lisent de vous dans l’annuaire et sur vos annonces. Votre adresse e-mail n’y figure jamais.",
  see: "Voir mon profil public",
  notYet: "Votre profil public s’ouvre dès que vous l’enregistrez.",
  saved: "Votre profil est enregistré.",
  summary: "Le profil n’est pas enregistré. À corriger :",
  fields: {
    agencyName: "Nom de l’agence",
    siret: "SIRET",
    siretHint: "Quatorze chiffres. Affiché sur votre profil ; facultatif.",
    description: "Présentation",
    descriptionHint: "Votre secteur, votre façon de travailler, ce qui vous distingue.",
    phone: "Téléphone",
    phoneHint: "Montré seulement à qui le demande. Facultatif.",
    address: "Adresse",
    addressHint: {
      agence: "L’adresse de l’agence, affichée sur votre profil.",
      proprietaire: "Jamais affichée : seule votre commune l’est.",
    },
    commune: "Commune",
    communeHint: "Par son nom ou son code postal.",
    photo: "Photo ou logo",
    photoNow: "Votre photo actuelle",
    photoChosen: "La photo que vous avez choisie",
    photoChoose: "Choisir une photo",
    photoChange: "Changer de photo",
    photoGiveUp: "Annuler",
    photoReady: (file: string) => `Photo choisie : ${file}. Enregistrez le profil pour la garder.`,
    removePhoto: "Retirer la photo",
  },
  submit: "Enregistrer le profil",
  problems: {
    agencyNameRequired: "Le nom de l’agence est requis.",
    tooLong: "Ce texte est trop long.",
    siretInvalid: "Ce numéro n’est pas un SIRET : vérifiez ses quatorze chiffres.",
    phoneInvalid: "Ce numéro de téléphone n’est pas valable.",
    communeRequired: "La commune est requise.",
    communeUnknown: "Cette commune est introuvable. Essayez avec son code postal.",
  },
});
