import type { homeWords } from "#app/i18n/fr/home/home.ts";
import type { Words } from "#app/i18n/words.ts";

export const enHomeWords: Words<typeof homeWords> = {
  metaTitle: (site: string) => `${site} – Find or publish a property in France`,
  metaDescription:
    "Houses, flats and land for sale or to let all over France. Fast search, complete listings, simple publication.",
  taglineFirst: "Find or Publish a Property",
  taglineSecond: "Real Estate Made Simple",
  intro: (count: string) => `${count} listings to browse today, without an account and without advertising.`,
  kit: {
    errorPrefix: "Error: ",
    notOk: "The JSON file could not be fetched",
    empty: "No data available.",
  },
  sentence: {
    label: "Describe what you are looking for",
    placeholder: "T3 Lyon balcon moins de 350 000 €",
    suggestions: "Your search, as understood and completed",
    found: (count: number) => (count === 0 ? "No suggestion" : count === 1 ? "1 suggestion" : `${count} suggestions`),
    understood: "Understood as",
    filled: (criteria: string) => `Fields filled in: ${criteria}`,
  },
  form: {
    label: "Search for a property",
    propertyType: "Property type",
    propertyTypes: { all: "All", maison: "House", appartement: "Flat" },
    transactionType: "Transaction",
    transactions: { vendre: "For sale", louer: "To let" },
    commune: "Town",
    communePlaceholder: "Town, postal code, region…",
    quartier: "Neighbourhood",
    quartierPlaceholder: "Optional",
    priceMin: "Minimum price",
    priceMax: "Maximum price",
    pricePlaceholder: "No limit",
    more: "Neighbourhood and price",
    moreFilled: "filled in",
    submit: "Search",
  },
  listings: {
    title: "OUR LISTINGS",
    text: "The latest arrivals, on show as soon as they are published.",
    discover: "DISCOVER",
    discoverLabel: "Discover all listings",
  },
  cities: {
    title: "Where to start?",
    text: "The number of listings online, right now.",
    count: (count: number, formatted: string) => `${formatted} ${count > 1 ? "listings" : "listing"}`,
  },
  reviews: {
    title: "CUSTOMER REVIEWS",
    discover: "DISCOVER",
    discoverLabel: "Discover our advertisers",
  },
  publish: {
    title: "Selling or letting?",
    text: "Publish your property in ten minutes, with photos, areas and certificates. It is on show at once.",
    action: "Publish your property",
    discover: "DISCOVER",
    discoverLabel: "Discover the advertisers who publish here",
  },
};
