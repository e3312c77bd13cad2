import type { Words } from "#app/i18n/words.ts";
import type { offlineWords } from "#app/i18n/fr/layout/offline.ts";

export const enOfflineWords: Words<typeof offlineWords> = {
  title: "You are offline",
  text: "What is on the screen stays readable; your favourites and what you write are kept here. Other pages wait for the network.",
  heldPage: "The page that you asked for could not be opened.",
  heldForm: "Your form was not sent: nothing that you wrote is lost.",
  back: "You are online again",
  retry: "Try again",
  stillOffline: "Still no network.",
  unreachable: "The site does not answer yet: try again in a moment.",
  networkTitle: "The network does not answer",
  networkText:
    "This page could not be loaded. Check your connection, then try again: what you had written or kept is waiting for you.",
};
