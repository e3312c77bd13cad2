import type { publishProblemWords } from "#app/i18n/fr/publish/publish-problems.ts";
import type { DiscriminationGround } from "#app/domain/discrimination.ts";
import type { Words } from "#app/i18n/words.ts";

const criteria: Record<Exclude<DiscriminationGround, "guarantor">, string> = {
  origin: "their origin or nationality",
  religion: "their religion",
  family: "their family situation",
  pregnancy: "a pregnancy",
  age: "their age",
  sex: "their sex",
  orientation: "their sexual orientation or gender identity",
  disability: "their health or a disability",
  poverty: "their economic situation",
};

export const enPublishProblemWords: Words<typeof publishProblemWords> = {
  required: "To fill in before publishing.",
  unknownChoice: "There is no such choice.",
  notANumber: "Write a number, for example 250 000.",
  notAnAmount: "Write an amount, for example 1 250.",
  notAnArea: "Write a number, for example 320.",
  notAPercentage: "Write a percentage, for example 4.5.",
  negative: "This number cannot be negative.",
  notWhole: "Write a whole number.",
  tooLarge: "This number is too large.",
  tooSmall: "This number is too small.",
  notADate: "Write a date, for example 14/03/2026.",
  notAWebAddress: "Write the address of a page, for example https://www.exemple.fr/honoraires.",
  communeUnknown: "No town of that name: check it, or write the postal code.",
  arrondissementRequired: "Give the arrondissement, for example “Paris 15e”.",
  notAPosition: "Write degrees, for example 47.2184.",
  positionHalf: "Give both latitude and longitude, or neither.",
  positionFar: "This point is far from the town: check the town, or move the pin.",
  nothingExact: "To show the exact address, write it.",
  carrezRequired: "The Carrez area is required to sell a unit in a co-owned building.",
  moreBedroomsThanRooms: "There are more bedrooms than rooms.",
  floorAboveTop: "The floor is above the last one.",
  builtTooLate: "This year is too far ahead.",
  roomNameRequired: "Give this room a name.",
  countContradictsComfort: "You write 0, but the box of this amenity is ticked: correct one of them.",
  feesInconsistent: "Price, price without fees and percentage do not agree.",
  chargesAboveRent: "The charges are higher than the rent that includes them.",
  depositTooHigh: "The deposit is more than the law allows: 1 month of rent without charges unfurnished, 2 furnished.",
  rentAboveReference: "The base rent is above the increased reference rent.",
  supplementForbidden: "A home of class F or G may have no rent supplement.",
  rentInconsistent: "Base rent, supplement and charges do not add up to the rent with charges.",
  tenantFeesTooHigh: "The tenant’s fees are above the legal cap per m².",
  inventoryFeeTooHigh: "The inventory is above the legal cap per m².",
  inventoryAboveFees: "The inventory is more than the fees of which it is a part.",
  lettingBanned: "The law forbids letting a home of this energy class.",
  dpeVoid: "Reports from before 1 July 2021 are no longer valid.",
  dpeExpired: "This report is more than ten years old: it is no longer valid.",
  inFuture: "This date is in the future.",
  costsInverted: "The highest amount is smaller than the lowest.",
  discriminating: (quote: string, ground: DiscriminationGround) =>
    ground === "guarantor"
      ? `“${quote}”: a landlord may not refuse a guarantor for not being French or not living in metropolitan France (law of 6 July 1989, article 22-1). Remove these words.`
      : `“${quote}” turns people away because of ${criteria[ground]}. This is discrimination, which the law forbids (Code pénal, articles 225-1 and 225-2). Remove these words, and describe the home instead.`,
};
