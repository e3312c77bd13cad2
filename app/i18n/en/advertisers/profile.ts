import type { profileWords } from "#app/i18n/fr/advertisers/profile.ts";
import type { Words } from "#app/i18n/words.ts";

export const enProfileWords: Words<typeof profileWords> = {
  title: "My public profile",
  intro: "What visitors read about you in the directory and on your listings. Your e-mail address is never shown.",
  see: "See my public profile",
  notYet: "Your public profile opens as soon as you save it.",
  saved: "Your profile is saved.",
  summary: "The profile is not saved. To be corrected:",
  fields: {
    agencyName: "Name of the agency",
    siret: "SIRET",
    siretHint: "Fourteen digits. Shown on your profile; optional.",
    description: "About you",
    descriptionHint: "Your area, how you work, what sets you apart.",
    phone: "Telephone",
    phoneHint: "Shown only to those who ask for it. Optional.",
    address: "Address",
    addressHint: {
      agence: "The agency’s address, shown on your profile.",
      proprietaire: "Never shown: only your town is.",
    },
    commune: "Town",
    communeHint: "By its name or postal code.",
    photo: "Photo or logo",
    photoNow: "Your photo now",
    photoChosen: "The photo that you have chosen",
    photoChoose: "Choose a photo",
    photoChange: "Change the photo",
    photoGiveUp: "Cancel",
    photoReady: (file: string) => `Chosen: ${file}. Save the profile to keep it.`,
    removePhoto: "Remove the photo",
  },
  submit: "Save the profile",
  problems: {
    agencyNameRequired: "The name of the agency is required.",
    tooLong: "This text is too long.",
    siretInvalid: "This number is not a SIRET: check its fourteen digits.",
    phoneInvalid: "This telephone number is not valid.",
    communeRequired: "The town is required.",
    communeUnknown: "This town cannot be found. Try its postal code.",
  },
};
