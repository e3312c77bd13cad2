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
  awayTitle: "The site does not answer at the moment",
  notOpened: "The page that you asked for will open as soon as it does.",
  notStored: "What you sent cannot be stored at the moment",
  notSent: "Everything you wrote is still here.",
  sendAgain: "Send again",
  unreachable: "The site does not answer yet: try again in a moment.",
};
