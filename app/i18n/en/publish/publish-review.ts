import type { publishReviewWords } from "#app/i18n/fr/publish/publish-review.ts";
import type { Words } from "#app/i18n/words.ts";

export const enPublishReviewWords: Words<typeof publishReviewWords> = {
  ready: "All set.",
  missingTitle: (missing: number, wrong: number) => {
    if (missing > 0 && wrong > 0) return `${missing + wrong} things to complete or to correct`;
    if (wrong > 0) return wrong === 1 ? "1 thing to correct" : `${wrong} things to correct`;
    return missing === 1 ? "One thing is left to complete" : `${missing} things are left to complete`;
  },
  missingText: "Each line leads to its field.",
  incomplete: "The listing is not complete yet.",
  noPhoto: "Your listing has no photo yet. Listings with photos are viewed far more.",
  addPhotos: "Add photos",
  preview: "Preview",
  publish: "Publish the listing",
  publishEdit: "Update the listing",
  publishAgain: "Update and put back online",
  ofNew: {
    ready: "Your listing is complete: you can publish it.",
    terms: "By publishing, you confirm that the information is correct and that you may offer this property.",
  },
  ofChange: {
    ready: "The listing is complete: you can update it.",
    terms:
      "By updating the listing, you confirm that the information is correct. It keeps its address and its reference. If its price falls, people who follow this property are told.",
  },
  changesTitle: (count: number) =>
    count === 0 ? "Nothing changes" : count === 1 ? "What changes: one thing" : `What changes: ${count} things`,
  noChanges: "This draft says the same as the published listing. Edit a step to change it.",
  becomes: "becomes",
  noValue: "not given",
  position: "Position",
  restricted:
    "The portal accepts no new listing from you. The reasons, and how to contest them, were sent to you by e-mail. Your draft is kept.",
  tooMany: "You have published many listings in a short time. Try again in an hour.",
  unusualPrice: {
    nouns: { vente: "price", location: "rent" },
    title: (noun: string, factor: string) => `The new ${noun} is ${factor} than before`,
    text: (from: string, to: string) =>
      `It would go from ${from} to ${to}. Nothing is published yet, and nobody has been told.`,
    correct: (noun: string) => `Correct the ${noun}`,
    confirm: (noun: string, price: string) => `Yes, ${price} is the right ${noun}`,
  },
};
