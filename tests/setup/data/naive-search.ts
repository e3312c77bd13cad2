import fc from "fast-check";
import { mapSearchedComforts, searchedComforts } from "#app/domain/comforts.ts";
import { energyClasses, propertyTypes } from "#app/domain/listing.ts";
import { settle } from "#app/search/criteria/settle.ts";
import { excludable } from "#app/search/criteria/criteria-table.ts";
import { offers } from "#app/search/criteria/choices.ts";
import { type SearchCriteria, sorts } from "#app/search/criteria/criteria.ts";
import type { Position, SearchArea } from "#app/search/criteria/search-area.ts";
import { middles, now, type SearchedListing, searchedWords } from "../../factories/searched-listings.ts";

/** Kilometres, on a sphere. */
export function distance(one: Position, other: Position): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const h =
    Math.sin(radians(one.latitude - other.latitude) / 2) ** 2 +
    Math.cos(radians(one.latitude)) *
      Math.cos(radians(other.latitude)) *
      Math.sin(radians(one.longitude - other.longitude) / 2) ** 2;
  return 2 * 6378.2 * Math.asin(Math.sqrt(h));
}

/** Even-odd rule. */
function isInside({ latitude, longitude }: Position, area: SearchArea): boolean {
  if (area.kind === "view") {
    const { west, south, east, north } = area.bounds;
    return longitude >= west && longitude <= east && latitude >= south && latitude <= north;
  }
  return area.points.reduce((inside, point, index) => {
    const next = area.points[(index + 1) % area.points.length]!;
    const crosses =
      point.latitude > latitude !== next.latitude > latitude &&
      longitude <
        point.longitude +
          ((latitude - point.latitude) / (next.latitude - point.latitude)) * (next.longitude - point.longitude);
    return inside !== crosses;
  }, false);
}

/** Some departments of regions, as far as the searched listings know them. */
const regionCodes: Record<string, string[]> = { "pays-de-la-loire": ["44", "49"], bretagne: ["22", "35"] };

const wordsOf = (text: string) => text.toLowerCase().split(/[^a-zè]+/);

/** A search, implemented as plainly as possible. */
export function matches(listing: SearchedListing, criteria: SearchCriteria, slugs: Map<string, number>): boolean {
  const { offer } = criteria;
  const isOnShow = listing.status === "disponible" || listing.status === "en_negociation";
  const atLeast = (value: number | null, bound: number | null) => bound === null || (value !== null && value >= bound);
  const atMost = (value: number | null, bound: number | null) => bound === null || (value !== null && value <= bound);
  const wanted = criteria.communes.map((slug) => slugs.get(slug));
  const hasAreas = criteria.departments.length + criteria.regions.length > 0;
  const area = listing.propertyType === "terrain" ? listing.landArea : listing.livingArea;
  /** « Piscine chauffée » implies « piscine ». */
  const says = (wanted: string) => listing.features.some((feature) => `${feature}-`.startsWith(`${wanted}-`));
  return (
    isOnShow &&
    (offer === null || (offer === "louer") === (listing.transaction === "location")) &&
    ((offer !== "acheter" && !criteria.available) || listing.status === "disponible") &&
    (criteria.propertyTypes.length === 0 || criteria.propertyTypes.includes(listing.propertyType)) &&
    ((wanted.length === 0 && !hasAreas) ||
      criteria.departments.includes(listing.departmentCode) ||
      criteria.regions.some((slug) => regionCodes[slug]!.includes(listing.departmentCode)) ||
      wanted.includes(listing.communeId) ||
      (listing.parentId !== null && wanted.includes(listing.parentId)) ||
      (criteria.radius !== null &&
        criteria.communes.some((slug) => distance(listing.at, middles[slug]!) <= criteria.radius!))) &&
    (criteria.area === null || isInside(listing.at, criteria.area)) &&
    (criteria.quartier === null ||
      wordsOf(criteria.quartier).every((word) =>
        wordsOf(listing.quartier ?? "").some((own) => own.startsWith(word)),
      )) &&
    atLeast(listing.price / 100, criteria.priceMin) &&
    atMost(listing.price / 100, criteria.priceMax) &&
    atLeast(area, criteria.areaMin) &&
    atMost(area, criteria.areaMax) &&
    atLeast(listing.rooms, criteria.minRooms) &&
    atLeast(listing.bedrooms, criteria.minBedrooms) &&
    (criteria.energyClasses.length === 0 ||
      (listing.energyClass !== null && criteria.energyClasses.includes(listing.energyClass))) &&
    atLeast(listing.bathrooms, criteria.minBathrooms) &&
    (!criteria.furnished || listing.furnished === true) &&
    searchedComforts.every((comfort) => !criteria[comfort] || says(comfort)) &&
    (criteria.outdoors.length === 0 || criteria.outdoors.some(says)) &&
    (!criteria.parking || listing.features.includes("parking") || listing.features.includes("garage")) &&
    (!criteria.aboveGround || listing.floor === null || listing.floor > 0) &&
    criteria.without.every((value) =>
      value === "meuble"
        ? listing.furnished !== true
        : value === "stationnement"
          ? !listing.features.includes("parking") && !listing.features.includes("garage")
          : !says(value),
    ) &&
    (!criteria.priceDrop || listing.priceChangedAt !== null) &&
    (criteria.sinceDays === null || now - listing.publishedAt!.getTime() < criteria.sinceDays * 86_400_000) &&
    (criteria.rooms.length === 0 || (listing.rooms !== null && criteria.rooms.includes(listing.rooms))) &&
    atLeast(listing.landArea, criteria.landMin) &&
    atMost(listing.landArea, criteria.landMax) &&
    (criteria.keywords === null || listing.words.includes(criteria.keywords))
  );
}

/** Each criterion is set one time in five, so that searches by several criteria still find something. */
const orNull = <Value>(arbitrary: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(null) }, { weight: 1, arbitrary });
/** The same for a yes-or-no criterion. */
const seldom = fc.nat(4).map((number) => number === 0);
const seldomSome = (values: string[]) => seldom.map((isAsked) => (isAsked ? values : []));
const range = (max: number) =>
  fc
    .tuple(orNull(fc.nat(max)), orNull(fc.nat(max)))
    .map(([one, other]) => (one !== null && other !== null && one > other ? [other, one] : [one, other]));
export const areas: SearchArea[] = [
  { kind: "view", bounds: { west: -0.64, south: 47.38, east: -0.57, north: 47.43 } },
  { kind: "view", bounds: { west: -1.5, south: 46.9, east: 0.2, north: 47.9 } },
  {
    kind: "drawn",
    points: [
      { latitude: 47.36, longitude: -0.7 },
      { latitude: 47.45, longitude: -0.62 },
      { latitude: 47.39, longitude: -0.5 },
    ],
  },
  {
    kind: "drawn",
    points: [
      { latitude: 47.36, longitude: -0.7 },
      { latitude: 47.44, longitude: -0.5 },
      { latitude: 47.44, longitude: -0.7 },
      { latitude: 47.36, longitude: -0.5 },
    ],
  },
];
export const anySearch: fc.Arbitrary<SearchCriteria> = fc
  .record({
    offer: orNull(fc.constantFrom(...offers)),
    propertyTypes: orNull(fc.subarray([...propertyTypes])).map((types) => types ?? []),
    communes: fc.subarray(["mirandole", "mirandole-1er", "bellecombelle"]),
    departments: fc.subarray(["35", "49", "69"]).chain(seldomSome),
    regions: fc.subarray(["bretagne", "pays-de-la-loire"]).chain(seldomSome),
    radius: orNull(fc.constantFrom(1, 3, 6)),
    mapArea: orNull(fc.constantFrom(...areas)),
    quartier: orNull(fc.constantFrom("Part", "Part-Dieu", "Saint", "Croix-Rousse", "rousse plateau")),
    price: range(400_000),
    area: range(150),
    minRooms: orNull(fc.integer({ min: 1, max: 7 })),
    minBedrooms: orNull(fc.integer({ min: 1, max: 6 })),
    energyClasses: fc.subarray([...energyClasses]),
    minBathrooms: orNull(fc.integer({ min: 1, max: 4 })),
    furnished: seldom,
    ...mapSearchedComforts(() => seldom),
    outdoors: fc.subarray<"balcon" | "terrasse" | "jardin">(["balcon", "terrasse", "jardin"]),
    parking: seldom,
    aboveGround: seldom,
    priceDrop: seldom,
    available: seldom,
    sinceDays: orNull(fc.constantFrom(1, 3, 7)),
    rooms: orNull(fc.subarray([1, 2, 3, 4, 5, 7], { minLength: 1 })).map((rooms) => rooms ?? []),
    without: orNull(fc.subarray([...excludable])).map((values) => values ?? []),
    land: range(1_200),
    keywords: orNull(fc.constantFrom(...searchedWords)),
    sort: fc.constantFrom(...sorts),
  })
  .map(({ price, area, land, mapArea, ...rest }) => ({
    ...rest,
    area: mapArea,
    priceMin: price[0] ?? null,
    priceMax: price[1] ?? null,
    areaMin: area[0] ?? null,
    areaMax: area[1] ?? null,
    landMin: land[0] ?? null,
    landMax: land[1] ?? null,
    page: 1,
  }))
  // Addresses never contain contradictory criteria.
  .map((search) => settle(search).criteria);
