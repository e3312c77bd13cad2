import type { WrittenField } from "#app/domain/listing.ts";
import type { publishAdviceWords } from "#app/i18n/fr/publish/publish-advice.ts";
import type { Words } from "#app/i18n/words.ts";

const places: Record<WrittenField, string> = {
  title: "the title",
  quartier: "the name of the neighbourhood",
  description: "the description",
};
const list = (letters: string[]) => letters.join(", ").replace(/, (?=[^,]*$)/, " or ");
const certificate = (letters: string[]) =>
  `By the figures that you typed, it would rather be ${list(letters)}. A certificate of the Ademe may have changed the letter: then copy its letter.`;

export const enPublishAdviceWords: Words<typeof publishAdviceWords> = {
  heading: (count: number) => (count === 1 ? "One thing to check" : `${count} things to check`),
  keep: "None of this prevents publication: keep what is right.",
  unlikelyPrice: {
    title: "Check the price.",
    text: "It is far too low for this kind of property. A made-up price misleads visitors, their searches and their alerts.",
  },
  crampedRooms: {
    title: "Check the number of rooms.",
    text: "It gives less than 7 m² for each room. Kitchen, entrance and bathrooms do not count as rooms.",
  },
  carrezAboveLiving: {
    title: "Check the Carrez area.",
    text: "It is far above the living area, while both are usually close.",
  },
  phoneNumber: {
    title: (where: WrittenField) => `A telephone number is written in ${places[where]}.`,
    text: (quote: string) =>
      `“${quote}” will be read by everybody, telephone sellers included. Put it into your profile instead: the portal gives it only to those who ask.`,
  },
  emailAddress: {
    title: (where: WrittenField) => `An e-mail address is written in ${places[where]}.`,
    text: (quote: string) =>
      `“${quote}” will be copied by robots. Visitors write to you from the listing, without seeing your address.`,
  },
  webAddress: {
    title: (where: WrittenField) => `The address of a website is written in ${places[where]}.`,
    text: (quote: string) =>
      `“${quote}” does not open with a click, and many distrust an unknown site. Say what matters here instead.`,
  },
  possibleExclusion: {
    title: (where) => `Words in ${places[where]} may turn people away.`,
    text: (quote) =>
      `“${quote}” can be read as a refusal, which the law forbids. If you mean something else, keep these words.`,
  },
  doubtfulEnergyClass: { title: "Check the energy class.", text: certificate },
  doubtfulClimateClass: { title: "Check the climate class.", text: certificate },
};
