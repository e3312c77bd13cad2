import type { errorWords } from "#app/i18n/fr/layout/errors.ts";
import type { Words } from "#app/i18n/words.ts";

export const enErrorWords: Words<typeof errorWords> = {
  notFoundTitle: "This page does not exist",
  notFoundText: "The address may have changed, or a letter got lost on the way.",
  unreadTitle: "This request could not be read",
  unreadText: "Go back to the previous page and send your form again.",
  forbiddenTitle: "This page is not open to you",
  forbiddenText: "Sign in with another account, or go back to the home page.",
  tooMuchTitle: "You have searched a lot in a short time",
  tooMuchText:
    "To keep the site quick for everyone, please wait a minute, then reload this page. The rest of the site stays open to you.",
  slowTitle: "This page took too long",
  slowText:
    "We stopped it so as not to slow down other visitors. Try again in a moment; a search is quicker with fewer towns or a shorter radius.",
  awayTitle: "The site does not answer at the moment",
  awayText: "Try again in a few seconds.",
  notStoredTitle: "What you sent cannot be stored at the moment",
  notStoredText: "Go back to the previous page, where what you typed is, and send it again in a while.",
  brokenTitle: "Something went wrong on our side",
  brokenText: "The incident is recorded. Please reload the page in a moment.",
  brokenReference: "If it happens again, please give us this reference:",
};
