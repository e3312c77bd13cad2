import { type Comfort, mapSearchedComforts, withImplying, searchOf } from "#app/domain/comforts.ts";
import { energyClasses, propertyTypes } from "#app/domain/listing.ts";
import { formatArea } from "#app/i18n/measures.ts";
import { formatPrice } from "#app/i18n/money.ts";
import { typedName } from "#app/i18n/typed-name.ts";
import { type Offer, offers } from "./choices.ts";
import type { ColumnCondition } from "./condition.ts";
import { allOf, anyOf, choice, someOf, text, tick } from "./kinds.ts";
import { mapArea } from "./map-area.ts";
import { atLeast, numberChoice, someNumbers } from "./number-kinds.ts";
import { place } from "./place.ts";
import { range } from "./range.ts";

const outdoorFeatures = ["balcon", "terrasse", "jardin"] as const;

const hasAny = (...values: Comfort[]) =>
  ({ kind: "has-any", column: "features", values: values.flatMap(withImplying) }) as const;

const { ascenseur: wantedLift, ...otherWantedComforts } = mapSearchedComforts((comfort) => hasAny(comfort));

/** The features that a search may want or exclude, by name in the address, with the condition of a search that wants one. */
export const wantedConditions = {
  meuble: { kind: "is-true", column: "furnished" },
  ascenseur: wantedLift,
  stationnement: hasAny("parking", "garage"),
  ...otherWantedComforts,
  balcon: hasAny("balcon"),
  terrasse: hasAny("terrasse"),
  jardin: hasAny("jardin"),
} as const;
export type Excludable = keyof typeof wantedConditions;
export const excludable = Object.keys(wantedConditions) as Excludable[];

const { ascenseur, ...otherComforts } = mapSearchedComforts((key) => {
  const { parameter, rank, isInTitle } = searchOf(key);
  return tick({
    key,
    parameters: [key, parameter],
    condition: wantedConditions[key],
    title: isInTitle && (({ withComforts }) => withComforts[key]),
    rank,
  });
});

// All stages of a negotiation have the same status, which facet keys hold.
const isAvailable = { kind: "one-of", column: "status", values: ["disponible"] } as const;

/**
 * Every criterion of a search. Address, SQL conditions, chips, form, title and wider searches are made from it, in this
 * order. To add one, see "Adding a criterion" in CONTRIBUTING.md.
 */
export const criteriaTable = {
  propertyTypes: someOf({
    key: "propertyTypes",
    parameters: ["propertyType", "type"],
    values: propertyTypes,
    condition: (values) => ({ kind: "one-of", column: "propertyType", values }),
    countedBy: "facets",
    name: (words, type) => words.propertyTypes[type],
    title: (words, types) => words.types(types.map((type) => words.propertyTypes[type])),
    rank: 80,
    isMain: true,
  }),
  offer: choice({
    key: "offer",
    parameters: ["transactionType", "offre", "transaction"],
    values: offers,
    conditions: (offer) => offerConditions[offer],
    countedBy: "facets",
    name: (words, offer) => words.offers[offer],
    title: (words, offer) => words.offers[offer],
    rank: 90,
    isMain: true,
  }),
  place,
  mapArea,
  quartier: text({
    key: "quartier",
    parameters: ["quartier", "neighborhood"],
    kind: "quartier",
    hint: (words) => words.fields.quartierHint,
    chip: (_words, quartier) => typedName(quartier),
    rank: 20,
    isMain: true,
  }),
  price: range({
    key: "price",
    ends: ["priceMin", "priceMax"],
    column: "price",
    unit: 100,
    countedBy: "price",
    labels: ({ fields }) => [fields.priceFrom, fields.priceTo],
    format: (price, { currency }) => formatPrice(price * 100, currency),
    rank: 70,
    isMain: true,
  }),
  priceDrop: tick({
    key: "priceDrop",
    parameters: ["baisse", "priceDrop"],
    condition: { kind: "is-known", column: "priceChangedAt" },
    rank: 9,
  }),
  area: range({
    key: "area",
    ends: ["areaMin", "areaMax"],
    column: "searchArea",
    unit: 1,
    labels: ({ fields }) => [`${fields.areaFrom} (m²)`, `${fields.areaTo} (m²)`],
    format: formatArea,
    rank: 60,
  }),
  land: range({
    key: "land",
    ends: ["landMin", "landMax"],
    column: "landArea",
    unit: 1,
    labels: ({ fields }) => [`${fields.landFrom} (m²)`, `${fields.landTo} (m²)`],
    format: formatArea,
    chip: (words, bounds) => words.chips.land(bounds),
    rank: 55,
  }),
  minRooms: atLeast({
    key: "minRooms",
    parameters: ["minRooms"],
    column: "rooms",
    most: 20,
    chip: (words, count) => words.chips.rooms(count),
    rank: 50,
  }),
  rooms: someNumbers({
    key: "rooms",
    parameters: ["rooms", "pieces"],
    column: "rooms",
    offered: [1, 2, 3, 4, 5, 6],
    most: 20,
    chip: (words, counts) => words.chips.exactRooms(counts),
    rank: 45,
  }),
  minBedrooms: atLeast({
    key: "minBedrooms",
    parameters: ["minBedrooms"],
    column: "bedrooms",
    // The maximum that a facet key can represent.
    most: 11,
    countedBy: "facets",
    chip: (words, count) => words.chips.bedrooms(count),
    rank: 40,
    isMain: true,
  }),
  minBathrooms: atLeast({
    key: "minBathrooms",
    parameters: ["minBathrooms"],
    column: "bathrooms",
    most: 20,
    chip: (words, count) => words.chips.bathrooms(count),
    rank: 35,
  }),
  energyClasses: anyOf({
    key: "energyClasses",
    parameters: ["energyClass", "dpe"],
    condition: (values) => ({ kind: "one-of", column: "energyClass", values }),
    values: energyClasses,
    countedBy: "facets",
    name: (_words, letter) => letter,
    chip: (words, classes) => words.chips.energy(classes.join(", ")),
    rank: 30,
  }),
  outdoors: anyOf({
    key: "outdoors",
    parameters: ["exterieur", "outdoors"],
    values: outdoorFeatures,
    condition: (values) => hasAny(...values),
    name: (words, feature) => words.outdoors[feature],
    chip: ({ outdoors, chips }, values) =>
      values.map((value, index) => (index === 0 ? outdoors[value] : outdoors[value].toLowerCase())).join(chips.or),
    rank: 33,
  }),
  furnished: tick({
    key: "furnished",
    parameters: ["meuble", "furnished"],
    condition: wantedConditions.meuble,
    rank: 32,
  }),
  ascenseur,
  parking: tick({
    key: "parking",
    parameters: ["stationnement", "parking"],
    condition: wantedConditions.stationnement,
    rank: 34,
  }),
  ...otherComforts,
  aboveGround: tick({
    key: "aboveGround",
    parameters: ["sansRdc", "aboveGround"],
    condition: { kind: "not-below", column: "floor", value: 1 },
    rank: 15,
  }),
  sinceDays: numberChoice({
    key: "sinceDays",
    parameters: ["depuis", "since"],
    offered: [1, 3, 7, 14, 30],
    most: 365,
    condition: (days) => [{ kind: "in-last-days", column: "publishedAt", days }],
    choiceLabel: (words, days) => words.fields.lastDays(days),
    chip: (words, days) => words.chips.since(days),
    rank: 8,
  }),
  keywords: text({
    key: "keywords",
    parameters: ["q", "keywords"],
    kind: "keywords",
    hint: (words) => words.fields.keywordsHint,
    // Within « », the quotation marks of a phrase are superfluous.
    chip: (words, keywords) => words.chips.keywords(keywords.replaceAll('"', "")),
    rank: 10,
  }),
  without: allOf({
    key: "without",
    parameters: ["sans", "without"],
    values: excludable,
    // What a listing does not state counts as absent.
    condition(value) {
      const wanted = wantedConditions[value];
      return wanted.kind === "is-true" ? { ...wanted, kind: "is-not-true" } : { ...wanted, kind: "has-none" };
    },
    name: (words, value) => words.without[value],
    rank: 7,
  }),
  available: tick({
    key: "available",
    parameters: ["disponible", "available"],
    condition: isAvailable,
    countedBy: "facets",
    rank: 6,
  }),
};

const sale: ColumnCondition = { kind: "one-of", column: "transaction", values: ["vente"] };
const offerConditions: Record<Offer, ColumnCondition[]> = {
  acheter: [sale, isAvailable],
  vendre: [sale],
  louer: [{ kind: "one-of", column: "transaction", values: ["location"] }],
};
