import { mapSearchedComforts } from "#app/domain/comforts.ts";
import type { searchCriteriaWords } from "#app/i18n/fr/search/search-criteria.ts";
import type { Words } from "#app/i18n/words.ts";
import { enComfortWords } from "./comforts.ts";

const { nouns } = enComfortWords;

export const enSearchCriteriaWords: Words<typeof searchCriteriaWords> = {
  propertyTypes: { wider: "All property types", names: { propertyType: "the property type" } },
  offer: { wider: "For sale and to let", names: { transactionType: "the offer" } },
  communes: {
    wider: "Anywhere in France",
    names: {
      commune: "the place",
      departement: "the department",
      region: "the region",
      rayon: "the distance around",
    },
  },
  mapArea: {
    wider: "Beyond the area of the map",
    names: { vue: "the area of the map", zone: "the drawn area" },
  },
  quartier: { wider: "In any neighbourhood", names: { quartier: "the neighbourhood" } },
  price: {
    wider: "Any price",
    names: { priceMin: "the minimum price", priceMax: "the maximum price" },
    swapped: "Minimum and maximum price swapped",
  },
  priceDrop: { wider: "Whether the price dropped or not", names: { baisse: "the price drop" } },
  area: {
    wider: "Any area",
    names: { areaMin: "the minimum area", areaMax: "the maximum area" },
    swapped: "Minimum and maximum area swapped",
  },
  land: {
    wider: "Any area of land",
    names: { landMin: "the minimum area of the land", landMax: "the maximum area of the land" },
    swapped: "Minimum and maximum area of the land swapped",
  },
  minRooms: { wider: "Any number of rooms", names: { minRooms: "the number of rooms" } },
  rooms: { wider: "With more or fewer rooms", names: { rooms: "the exact number of rooms" } },
  minBedrooms: { wider: "Any number of bedrooms", names: { minBedrooms: "the number of bedrooms" } },
  minBathrooms: { wider: "Any number of bathrooms", names: { minBathrooms: "the number of bathrooms" } },
  energyClasses: { wider: "Any energy class", names: { energyClass: "the energy class" } },
  outdoors: { wider: "With or without outdoor space", names: { exterieur: "the outdoor space" } },
  furnished: { wider: "Furnished or not", names: { meuble: "furnished" } },
  parking: { wider: "With or without parking", names: { stationnement: "parking" } },
  ...mapSearchedComforts((comfort) => ({
    wider: `With or without ${nouns[comfort]}`,
    names: { [comfort]: nouns[comfort] },
  })),
  aboveGround: { wider: "Ground floor included", names: { sansRdc: "the ground floor" } },
  sinceDays: { wider: "Published at any time", names: { depuis: "the date of publication" } },
  keywords: { wider: "Without the keywords", names: { q: "the keywords" } },
  without: { wider: "Also with what you exclude", names: { sans: "what you exclude" } },
  available: { wider: "Also under negotiation or under offer", names: { disponible: "available only" } },
};
