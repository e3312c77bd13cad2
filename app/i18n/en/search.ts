import type { CriteriaProblem } from "#app/domain/criteria-problem.ts";
import type { searchWords } from "../fr/search.ts";
import type { Words } from "../words.ts";

const fields: Record<string, string> = {
  transactionType: "the offer",
  propertyType: "the property type",
  commune: "the place",
  departement: "the department",
  region: "the region",
  rayon: "the distance around",
  vue: "the area of the map",
  zone: "the drawn area",
  quartier: "the neighbourhood",
  priceMin: "the minimum price",
  priceMax: "the maximum price",
  areaMin: "the minimum area",
  areaMax: "the maximum area",
  minRooms: "the number of rooms",
  minBedrooms: "the number of bedrooms",
  energyClass: "the energy class",
  minBathrooms: "the number of bathrooms",
  meuble: "furnished",
  ascenseur: "the lift",
  exterieur: "the outdoor space",
  stationnement: "parking",
  sansRdc: "the ground floor",
  piscine: "the pool",
  depuis: "the date of publication",
  rooms: "the exact number of rooms",
  landMin: "the minimum area of the land",
  landMax: "the maximum area of the land",
  q: "the keywords",
  sort: "the order",
  page: "the page",
};

export const enSearchWords: Words<typeof searchWords> = {
  listingsTitle: "Property listings",
  orders: {
    defaut: "the newest first",
    "prix-croissant": "the cheapest first",
    "prix-decroissant": "the most expensive first",
  },
  searchTitle: "Search for a property",
  searchIntro: "Several towns at once, every criterion, and the page’s address keeps your search.",
  offers: { all: "All properties", acheter: "To buy", vendre: "For sale", louer: "To let" },
  offersLabel: "Kind of offer",
  offersNote: "“To buy”: sales still available. “For sale”: all sales, also those under negotiation.",
  showMap: "Show the map",
  hideMap: "Show the list",
  results: "Search results",
  sortShort: "Sort",
  sortLabel: "Sort by",
  sorts: { defaut: "default", "prix-croissant": "Price ascending", "prix-decroissant": "Price descending" },
  mixedPrices: "Rents and sale prices together",
  sortApply: "Sort",
  propertyTypes: { all: "All", appartement: "Flat", maison: "House", terrain: "Land" },
  propertyTypesPlural: { appartement: "Flats", maison: "Houses", terrain: "Plots of land" },
  fields: {
    offer: "Offer",
    propertyType: "Property type",
    priceFrom: "Minimum price",
    priceTo: "Maximum price",
    price: "Price",
    areaFrom: "Minimum area",
    areaTo: "Maximum area",
    area: "Area",
    quartier: "Neighbourhood",
    quartierHint: "Part-Dieu, Chartrons…",
    commune: "Town",
    communes: "Towns",
    communeHint: "Town, department, region…",
    radius: "Around the towns",
    noRadius: "The towns only",
    km: (km: number) => `Up to ${km} km`,
    minBedrooms: "Minimum bedrooms",
    minRooms: "Minimum rooms",
    energyClass: "Energy class",
    minBathrooms: "Bathrooms, at least",
    furnished: "Furnished",
    lift: "Lift",
    outdoors: "Outdoor space (at least one)",
    parking: "Parking or garage",
    aboveGround: "Not on the ground floor",
    pool: "Swimming pool",
    sinceDays: "New since",
    lastDays: (days: number) => (days === 1 ? "24 hours" : `${days} days`),
    rooms: "Exact number of rooms",
    exactRooms: (count: number) => `${count} ${count > 1 ? "rooms" : "room"}`,
    landFrom: "Land from",
    landTo: "Land up to",
    keywords: "Keywords",
    keywordsHint: "balcon, cheminée, vue mer…",
    assets: "Amenities",
    any: "Any",
    atLeast: (count: number) => `${count} or more`,
    noLimit: "No limit",
  },
  outdoors: { balcon: "Balcony", terrasse: "Terrace", jardin: "Garden" },
  submit: "Search",
  editSearch: "Edit the search",
  moreFilters: "More criteria",
  clear: "Clear all",
  active: "Search criteria",
  removeChip: (criterion: string) => `Remove the criterion ${criterion}`,
  chips: {
    priceRange: (low: string, high: string) => `${low} – ${high}`,
    priceFrom: (low: string) => `from ${low}`,
    priceTo: (high: string) => `up to ${high}`,
    rooms: (count: number) => `${count} or more ${count > 1 ? "rooms" : "room"}`,
    bedrooms: (count: number) => `${count} or more ${count > 1 ? "bedrooms" : "bedroom"}`,
    energy: (letters: string) => `class ${letters}`,
    bathrooms: (count: number) => `${count}+ ${count > 1 ? "bathrooms" : "bathroom"}`,
    or: " or ",
    since: (days: number) => (days === 1 ? "last 24 hours" : `last ${days} days`),
    land: (bounds: string) => `land ${bounds}`,
    keywords: (words: string) => `“${words}”`,
    radius: (km: number) => `within ${km} km`,
    view: "On the map shown",
    drawn: "Drawn area",
    only: (place: string) => `${place} only`,
  },
  count: (count: number, formatted: string) =>
    count === 0 ? "No listing" : `${formatted} ${count > 1 ? "listings" : "listing"}`,
  page: (page: number, last: string) => `page ${page} of ${last}`,
  problems: {
    title: "We read your search as follows:",
    describe({ code, parameter, typed }: CriteriaProblem): string {
      const field = fields[parameter] ?? parameter;
      switch (code) {
        case "not-a-number":
          return `“${typed}” is not a number: ${field} is left out.`;
        case "negative":
          return `“${typed}” is negative: ${field} is left out.`;
        case "too-large":
          return `“${typed}” is too large: ${field} is left out.`;
        case "inverted-range":
          return `The minimum was above the maximum (${typed}): we have swapped them.`;
        case "too-long":
          return `The text for ${field} is very long: only its first hundred characters count.`;
        case "too-many":
          return `${typed} places are too many for one search: only the first ones count.`;
        case "unknown-commune":
          return `Unknown place: “${typed}”. Check the spelling, or try the postal code.`;
        case "guessed-place":
          return `Guessed place: “${typed}”.`;
        case "no-keyword":
          return `“${typed}” contains no word to look for.`;
        case "unknown-value":
          return `“${typed}” is not a possible choice for ${field}.`;
      }
    },
  },
  meta: {
    description: (count: string, what: string) =>
      `${count} ${what}. Price, areas, energy class and photos; search by town, neighbourhood and keywords.`,
    in: (towns: string[], areas: { name: string }[]) =>
      `in ${[...towns, ...areas.map(({ name }) => name)].join(", ").replace(/, (?=[^,]*$)/, " and ")}`,
    inSeveral: (count: number) => `in ${count} towns`,
    inSeveralPlaces: (count: number) => `in ${count} places`,
    around: "and around",
    homes: "Properties",
    types: (names: string[]) =>
      names
        .map((name, index) => (index === 0 ? name : name.toLowerCase()))
        .join(", ")
        .replace(/, (?=[^,]*$)/, " and "),
    areas: { view: "on the map shown", drawn: "in the drawn area" },
    only: (title: string, place: string) => `${title}, only ${place}`,
    withPool: "with a swimming pool",
    offers: { acheter: "to buy", vendre: "for sale", louer: "to let" },
  },
};
