import type { searchEmptyWords } from "../fr/search-empty.ts";
import type { Words } from "../words.ts";

export const enSearchEmptyWords: Words<typeof searchEmptyWords> = {
  title: "No listing for this search",
  text: "Nothing meets all of these criteria today. Try one of these instead:",
  unknownPlace: "Unknown place",
  unknownText: "No town has this name. Search by postal code, or start from all listings.",
  meant: (place: string) => `Did you mean ${place}?`,
  nothing: "No neighbouring search finds anything. Start again from all listings.",
  all: "See all listings",
  gives: {
    "near-10": "Up to 10 km around",
    "near-30": "Up to 30 km around",
    "price-widened": "Widen the price by 20%",
    price: "Any price",
    mapArea: "Beyond the area of the map",
    area: "Any area",
    communes: "Anywhere in France",
    quartier: "In any neighbourhood",
    minRooms: "Any number of rooms",
    minBedrooms: "Any number of bedrooms",
    energyClasses: "Any energy class",
    minBathrooms: "Any number of bathrooms",
    furnished: "Furnished or not",
    lift: "With or without a lift",
    outdoors: "With or without outdoor space",
    parking: "With or without parking",
    keywords: "Without the keywords",
    offer: "For sale and to let",
    propertyType: "Any property type",
  },
  and: " and ",
};
