import { noCriteria, type SearchCriteria } from "#app/search/criteria/criteria.ts";
import { showMap } from "#app/search/use-cases/show-map.server.ts";
import type { Database } from "#db/client.ts";
import type { Kind } from "../measured-kinds.ts";
import { commonWords, offers, priced, sized, turn, types } from "./kinds.ts";

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

// Words have an index of their own: their listings are read one by one, in a time that grows with their number.
const KEYWORDS = ", mots-clés";

type Criteria = (round: number) => Partial<SearchCriteria>;
const criteria: [name: string, of: Criteria][] = [
  ["", () => ({})],
  [", offre + type", (round) => ({ offer: turn(offers, round), propertyTypes: [turn(types, Math.floor(round / 3))] })],
  [", offre + type + prix", priced],
  [", surface + pièces", sized],
  [KEYWORDS, (round) => ({ keywords: turn(commonWords, round) })],
];

/** The queries of `GET /api/carte`. */
export const mapKinds = (db: Database): Kind[] =>
  [
    { where: "vue nationale", viewOf: wholeCountry, limit: NATIONAL_LIMIT_MS },
    { where: "ville", viewOf: city, limit: CITY_LIMIT_MS },
  ].flatMap(({ where, viewOf, limit }) =>
    criteria.map(([name, of]) => ({
      name: `carte : ${where}${name}`,
      limit: name === KEYWORDS ? null : limit,
      work: (round: number) => showMap({ db }, { ...noCriteria, ...of(round) }, viewOf(round)),
    })),
  );

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
