import type { Words } from "#app/i18n/words.ts";
import type { refusedWords } from "#app/i18n/fr/layout/refused.ts";

export const enRefusedWords: Words<typeof refusedWords> = {
  awayTitle: "The site does not answer at the moment",
  notOpened: "The page that you asked for will open as soon as it does.",
  notStored: "What you sent cannot be stored at the moment",
  notSent: "Everything you wrote is still here.",
  sendAgain: "Send again",
};
