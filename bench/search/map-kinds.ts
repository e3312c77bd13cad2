import { noCriteria } from "#app/search/criteria/criteria.ts";
import type { SearchCriteria } from "#app/search/criteria/criteria.ts";
import type { Bounds } from "#app/map/quadtree.ts";

/** One kind of view of the map; frame and criteria vary by round, as visitors' do. */
type MapKind = {
  name: string;
  criteriaOf(round: number): SearchCriteria;
  viewOf(round: number): { bounds: Bounds; zoom: number };
  /** Maximum milliseconds of 99 in 100 views; null without a target. */
  limit: number | null;
};

const NATIONAL_LIMIT_MS = 150;
const CITY_LIMIT_MS = 50;

const cities = [
  { latitude: 48.857, longitude: 2.352 },
  { latitude: 45.758, longitude: 4.835 },
  { latitude: 43.297, longitude: 5.38 },
  { latitude: 43.605, longitude: 1.444 },
  { latitude: 47.218, longitude: -1.554 },
  { latitude: 44.838, longitude: -0.579 },
  { latitude: 50.631, longitude: 3.058 },
  { latitude: 48.111, longitude: -1.68 },
];

const types = ["appartement", "maison", "terrain"] as const;
const offers = ["acheter", "vendre", "louer"] as const;
const words = ["cheminée", "balcon", "piscine", "garage"];

const turn = <Item>(items: readonly Item[], round: number): Item => items[round % items.length]!;

const priced = (round: number): Partial<SearchCriteria> => {
  const offer = turn(offers, round);
  const unit = offer === "louer" ? 10 : 5000;
  return {
    offer,
    propertyTypes: [turn(types, Math.floor(round / 3))],
    priceMin: unit * (30 + (round % 17)),
    priceMax: unit * (70 + (round % 23)),
  };
};

// Words have an index of their own: their listings are read one by one, in a time that grows with their number.
const KEYWORDS = ", mots-clés";

const limitOf = (name: string, limit: number) => (name === KEYWORDS ? null : limit);

const criteria: [name: string, of: (round: number) => Partial<SearchCriteria>][] = [
  ["", () => ({})],
  [", offre + type", (round) => ({ offer: turn(offers, round), propertyTypes: [turn(types, Math.floor(round / 3))] })],
  [", offre + type + prix", priced],
  [
    ", surface + pièces",
    (round) => ({ areaMin: 40 + (round % 40), areaMax: 90 + (round % 60), minRooms: 1 + (round % 5) }),
  ],
  [KEYWORDS, (round) => ({ keywords: turn(words, round) })],
];

export const mapKinds: MapKind[] = [
  ...criteria.map(([name, of]) => kind(`vue nationale${name}`, of, wholeCountry, limitOf(name, NATIONAL_LIMIT_MS))),
  ...criteria.map(([name, of]) => kind(`ville${name}`, of, city, limitOf(name, CITY_LIMIT_MS))),
];

function kind(
  name: string,
  of: (round: number) => Partial<SearchCriteria>,
  viewOf: MapKind["viewOf"],
  limit: number | null,
): MapKind {
  return { name: `carte : ${name}`, criteriaOf: (round) => ({ ...noCriteria, ...of(round) }), viewOf, limit };
}

/** The frame of a desktop's map, a little aside each time. */
function wholeCountry(round: number) {
  const aside = (round % 10) / 10;
  return {
    bounds: { west: -7 + aside, south: 40.5 + aside, east: 10.5 + aside, north: 51.5 + aside },
    zoom: 5 + (round % 3) / 2,
  };
}

function city(round: number) {
  const { latitude, longitude } = turn(cities, round);
  const aside = (round % 7) / 100;
  return {
    bounds: {
      west: longitude - 0.25 + aside,
      south: latitude - 0.12,
      east: longitude + 0.25 + aside,
      north: latitude + 0.12,
    },
    zoom: 11 + (round % 3) / 2,
  };
}
