import type { privacyWords } from "#app/i18n/fr/privacy/privacy.ts";
import { nameHost } from "#app/i18n/host-name.ts";
import type { Words } from "#app/i18n/words.ts";

export const enPrivacyWords: Words<typeof privacyWords> = {
  title: "My data",
  intro: "Your data is yours: take it with you, or erase it, without asking anyone.",
  export: {
    title: "Download everything",
    text: "Your account, profile, listings, drafts, requests, messages, favourites, alerts and sessions, in a JSON file that any program can read.",
    submit: "Download my data",
  },
  alerts: {
    title: "My alerts",
    text: "Your alerts keep their search, your address and, for two months, the homes that you were told of, with the consent that you gave by creating them: until you end them. After a year without a click we ask whether you keep them; without an answer within thirty days they are erased.",
    manage: "See and end my alerts",
    more: "What your alerts keep",
  },
  elsewhere: {
    title: "Maps and addresses",
    map: (host: string) =>
      `When a map is shown, your browser asks ${nameHost(host, "the IGN, a public service,")} for its background, and thereby tells it your IP address and the area shown.`,
    address: (host: string) =>
      `When you ask to find the address of a property on the map, that address and the code of its town are sent to ${nameHost(host, "the IGN")}, with nothing that names you.`,
  },
  deletion: {
    title: "Delete my account",
    text: "Deletion is immediate and final:",
    effects: [
      "your listings leave the site, with their texts, their photos and their address; whoever kept one as a favourite learns that it is no longer available;",
      "your open requests are withdrawn, and your name disappears from conversations, which the others keep: they learn that your account no longer exists;",
      "your profile, drafts, favourites, alerts and sessions are erased.",
    ],
    advice: "You may want to download your data first.",
    password: "Your password",
    email: "Your e-mail address, to confirm",
    submit: "Delete my account for good",
    refusals: {
      wrong_password: "The password is wrong. Nothing was deleted.",
      wrong_email: "This is not the address of your account. Nothing was deleted.",
      last_operator: "Yours is the last account that runs this portal: give the role to somebody else first.",
      too_many: "Too many tries in a short time. Try again in a quarter of an hour.",
    },
  },
  erasedTitles: {
    appartement: { vente: "Flat for sale", location: "Flat to let" },
    maison: { vente: "House for sale", location: "House to let" },
    terrain: { vente: "Plot for sale", location: "Plot to let" },
  },
  goodbye: {
    title: "Your account is deleted",
    text: "Your data is erased and your listings are no longer online. Thank you for having been with us.",
    home: "Back to the home page",
  },
};
