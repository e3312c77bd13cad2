import type { advertisersOnlyWords } from "#app/i18n/fr/layout/advertisers-only.ts";
import type { Words } from "#app/i18n/words.ts";

export const enAdvertisersOnlyWords: Words<typeof advertisersOnlyWords> = {
  title: "For advertisers only",
  text: "Yours is a home seeker’s account: it keeps your favourites and your requests, but publishes no listing. To publish a property, change the type of your account: you will keep everything else.",
  change: "Change the type of my account",
  search: "Search for a home",
  suspended: {
    title: "Organisation suspended",
    contest: "Whom to write to",
    text: "The portal has suspended your organisation: its listings and profile are no longer visible. The reasons, and how to contest them, were sent by e-mail to its administrators. Nothing is deleted.",
  },
};
