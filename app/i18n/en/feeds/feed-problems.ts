import type { feedProblemWords } from "#app/i18n/fr/feeds/feed-problems.ts";
import type { Words } from "#app/i18n/words.ts";

export const enFeedProblemWords: Words<typeof feedProblemWords> = {
  problems: {
    tooFewColumns: {
      wrong: "This line has too few columns: a listing has at least 21.",
      advice: "Check that the text of the listing before has no line break, then export again.",
    },
    keyTwice: {
      wrong: "Another line of the file has this identifier: only the first one counts.",
      advice: "Delete the duplicate in your software.",
    },
    notTaken: {
      wrong: "The portal does not publish this kind of property.",
      advice: "Nothing to do: this line is left aside.",
    },
    tooLong: {
      wrong: "This line is far too long: it was not read.",
      advice: "Check the text of the listing, and that each field is closed by a quote.",
    },
    tooManyColumns: {
      wrong: "This line has far too many columns: it was not read.",
      advice: "Tell the maker of your software: a listing has 334 at most.",
    },
    cutLine: {
      wrong: "This line stops in the middle: the file is incomplete.",
      advice: "Export the file anew, then send it again.",
    },
    noKey: {
      wrong:
        "This listing has neither a technical identifier nor a reference: the portal cannot recognise it in the next file.",
      advice: "Give it a reference in your software.",
    },
    keyFromReference: {
      wrong: "The technical identifier is missing: the reference takes its place.",
      advice: "Do not change this reference, or the listing will look like a new one. Tell the maker of your software.",
    },
    unknownTransaction: {
      wrong: "The format has no such kind of listing.",
      advice: "Choose “vente” or “location” in your software.",
    },
    unknownType: {
      wrong: "The format has no such kind of property.",
      advice: "Choose “appartement”, “maison/villa” or “terrain” in your software.",
    },
    notANumber: { wrong: "This is not a number.", advice: "Write digits only, for example 250000 or 63.5." },
    ambiguousNumber: {
      wrong: "This number can be read in two ways: the point or comma may separate thousands or cents.",
      advice: "Write the amount without a thousands separator, for example 250000.",
    },
    notWhole: { wrong: "This must be a whole number.", advice: "Write a number without decimals, for example 3." },
    outOfBounds: { wrong: "This number is too small or too large.", advice: "Check its unit and its digits." },
    notADate: { wrong: "There is no such date.", advice: "Write it like this: 14/03/2026." },
    notYesNo: { wrong: "This is neither yes nor no.", advice: "Tick or untick the box in your software." },
    unknownCode: {
      wrong: "The format has no such code.",
      advice: "Choose another value in the list of your software.",
    },
    notAWebAddress: {
      wrong: "This is not the address of a web page.",
      advice: "Copy the whole address of the page, for example https://www.exemple.fr/honoraires.",
    },
    notAPosition: {
      wrong: "This position cannot be read: it is left out.",
      advice: "Write latitude and longitude in degrees, for example 47.2184 and -1.5536.",
    },
    notAPostalCode: {
      wrong: "This postal code does not have five digits: we go by the name of the town.",
      advice: "Correct the postal code in your software.",
    },
    cut: { wrong: "This text is too long: we show its beginning.", advice: "Shorten it if the end matters." },
    placesDiffer: {
      wrong: "The town to show is not the true town of the home: we show the former.",
      advice: "Check that this is intended: the town of a listing must be the home’s.",
    },
    manyOrientations: {
      wrong: "The home faces more than two sides: they are ignored.",
      advice: "Keep one or two, those of the main rooms.",
    },
    hiddenPrice: {
      wrong: "Your software asks to hide the price: so we do not publish it.",
      advice: "A listing here always has a price. Untick “prix masqué”, or leave the listing a draft.",
    },
    rentWithoutCharges: {
      wrong: "The rent is given without charges, and the charges are missing.",
      advice: "Give the charges, or the rent with charges.",
    },
    chargesAdded: {
      wrong: "The rent is given without charges: we added them, as the law asks.",
      advice: "Check the rent with charges in the listing.",
    },
    chargesSettledLater: {
      wrong: "Charges that are paid back once a year are neither fixed nor provisional.",
      advice: "Complete the listing: say how the charges are settled.",
    },
    feesInEuros: {
      wrong: "The fees are in euros, where this version of the format asks for a percentage: we computed it.",
      advice: "Check the percentage in the listing, and tell the maker of your software.",
    },
    feesUnclear: {
      wrong: "It is not clear whether these fees are in euros or in percent.",
      advice: "Give the percentage with tax, and the price without fees.",
    },
    procedureWithoutDetail: {
      wrong: "There is a procedure against the syndicate, and nothing says which.",
      advice: "Describe the procedure: the listing only says “Procédure en cours”.",
    },
    blankDpe: {
      wrong: "A blank energy report is void: every home for sale or to let needs one with both letters.",
      advice: "Give the classes of the new report.",
    },
    earlierDpe: {
      wrong: "This energy report follows a method from before July 2021: it is void.",
      advice: "Give the new report, or correct its version in your software.",
    },
    energySwapped: {
      wrong: "Letter and figure of the energy report are exchanged: we put them back.",
      advice: "Check them in the listing, and tell the maker of your software.",
    },
  },
  unknownVersion: {
    wrong: (version, isOfConfig) =>
      `The portal does not know this version: it reads the file as version ${version}, by its ` +
      (isOfConfig ? "Config.txt." : "number of columns."),
    advice: "Tell the maker of your software: the versions are 4.07 to 4.12.",
  },
  shifted: {
    wrong: (columns: number, from: number) => {
      const count = Math.abs(columns);
      const moved = count > 1 ? `${count} columns` : "one column";
      return `From about column ${from} on, the values stand ${moved} too far ${columns > 0 ? "right" : "left"}: the line is skipped.`;
    },
    advice: (columns: number) =>
      columns > 0
        ? "Just before this column, look for a text with quotation marks or the separator “!#”, and remove them."
        : "A value is missing just before this column, even an empty one: tell the maker of your software.",
  },
};
