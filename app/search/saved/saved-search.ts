import { implyingComforts } from "#app/domain/comforts.ts";
import { propertyTypes, transactions } from "#app/domain/listing.ts";
import { quartierWords } from "#app/domain/quartier-words.ts";
import { type Bounds, LEVELS, tileNumber, tilesOver } from "#app/map/quadtree.ts";
import { flatCircle, KM_PER_DEGREE } from "#app/map/tiles-around.ts";
import { criteriaList, type SearchCriteria } from "../criteria/criteria.ts";
import type { ColumnCondition, Condition } from "../criteria/condition.ts";
import { meetsCondition, type SearchedValues } from "../criteria/meets.ts";
import { hasPlaces } from "../criteria/place.ts";
import { boundsOf } from "../criteria/area-bounds.ts";
import type { Position, SearchArea } from "../criteria/search-area.ts";

/**
 * The version of stored searches: after a change, every alert prepares its search again. Stored conditions contain the comforts that
 * imply the wanted ones.
 */
export const SAVED_SEARCH_VERSION = ["1", ...implyingComforts].join(" ");

/**
 * A search as the database stores it, to find the searches that match a listing. The database compares `anchors`, `kinds` and
 * `bounds` by an index, then `drawn` and `keywords`; `rest` and `around` are compared here, one search at a time.
 */
export type SavedSearch = {
  /** Places, tiles of the map, or « anywhere ». Every matching listing has one of them among its anchors. */
  anchors: string[];
  /** A bit for each transaction with each type (`kindBit`). */
  kinds: number;
  bounds: SavedBounds;
  /** The conditions that the index does not compare. */
  rest: RestCondition[];
  around: SavedCircles | null;
  drawn: Position[] | null;
  keywords: string | null;
};

/** Price in minor units, area in m²; null means no bound. */
export type SavedBounds = Record<
  "priceFrom" | "priceTo" | "areaFrom" | "areaTo" | "roomsFrom" | "roomsTo" | "bedroomsFrom",
  number | null
>;

export type SavedCircles = { km: number; centres: Position[] };

export type RestCondition = ColumnCondition | { kind: "view"; bounds: Bounds } | { kind: "quartier"; words: string[] };

/** A listing as saved searches compare it; `at` is its public position. */
export type MatchedListing = {
  values: SearchedValues;
  communeIds: number[];
  departmentCode: string;
  quartierKey: string | null;
  at: Position | null;
  /** The map cell of the position. */
  cell: number | null;
};

/** The places of a search, as the database knows them (`resolveCriteria`). */
export type SavedPlaces = { communeIds: number[]; departments: string[]; centres: Position[] };

const anywhere = "*";
const communeAnchor = (id: number) => `c${id}`;
const departmentAnchor = (code: string) => `d${code}`;
const tileAnchor = (level: number, number: number) => `t${level}.${number}`;

/** The levels of tiles that are anchors: from about 2,500 km wide to about 5 km. */
const WIDEST_LEVEL = 4;
const FINEST_LEVEL = 13;
const MOST_TILES = 24;

/** Every transaction with every type, in the order of the bits. */
const kindsInOrder = transactions.flatMap((transaction) =>
  propertyTypes.map((propertyType) => ({ transaction, propertyType })),
);

/** The bit of a listing's transaction and type. */
export const kindBit = ({ transaction, propertyType }: SearchedValues): number =>
  1 << kindsInOrder.findIndex((kind) => kind.transaction === transaction && kind.propertyType === propertyType);

/** Prepares a search for the database. */
export function savedSearch(criteria: SearchCriteria, places: SavedPlaces): SavedSearch {
  const conditions = criteriaList.flatMap((criterion) => criterion.conditions(criteria));
  const area = conditions.find((condition) => condition.kind === "area")?.area ?? null;
  const keywords = conditions.find((condition) => condition.kind === "keywords")?.text ?? null;
  const around =
    criteria.radius === null || places.centres.length === 0 ? null : { km: criteria.radius, centres: places.centres };
  return {
    anchors: anchorsOf(criteria, { places, around, area }),
    kinds: kindsOf(conditions),
    bounds: boundsOfConditions(conditions),
    rest: conditions.flatMap(restOf),
    around,
    drawn: area?.kind === "drawn" ? area.points : null,
    keywords,
  };
}

type Where = { places: SavedPlaces; around: SavedCircles | null; area: SearchArea | null };

function anchorsOf(criteria: SearchCriteria, { places, around, area }: Where): string[] {
  if (hasPlaces(criteria)) {
    const named = [...places.communeIds.map(communeAnchor), ...places.departments.map(departmentAnchor)];
    return [...named, ...(around ? tilesOf(around.centres.map((centre) => frameOf(centre, around.km))) : [])];
  }
  return area ? tilesOf([boundsOf(area)]) : [anywhere];
}

function frameOf({ latitude, longitude }: Position, km: number): Bounds {
  const { degrees, shortening } = flatCircle({ latitude, longitude, km });
  return {
    west: longitude - degrees / shortening,
    east: longitude + degrees / shortening,
    south: latitude - degrees,
    north: latitude + degrees,
  };
}

/** The tiles that cover these frames, of the finest level with at most `MOST_TILES`. */
function tilesOf(frames: Bounds[]): string[] {
  for (let level = FINEST_LEVEL; ; level--) {
    const tiles = new Set<number>();
    const isFew = frames.every((frame) => {
      if (level > WIDEST_LEVEL && isWide(frame, level)) return false;
      for (const tile of tilesOver(frame, level)) tiles.add(tileNumber(tile));
      return tiles.size <= MOST_TILES;
    });
    if (isFew || level === WIDEST_LEVEL) return [...tiles].map((number) => tileAnchor(level, number));
  }
}

// Computed without listing the tiles, of which there may be very many.
const isWide = ({ west, east }: Bounds, level: number) => ((east - west) / 360) * 2 ** level > MOST_TILES;

/** All anchors of a listing. */
export function anchorsOfListing({ communeIds, departmentCode, cell }: MatchedListing): string[] {
  const levels = Array.from({ length: FINEST_LEVEL - WIDEST_LEVEL + 1 }, (_, nth) => WIDEST_LEVEL + nth);
  return [
    anywhere,
    ...communeIds.map(communeAnchor),
    departmentAnchor(departmentCode),
    ...(cell === null ? [] : levels.map((level) => tileAnchor(level, cell >> (2 * (LEVELS - level))))),
  ];
}

const isTile = (anchor: string) => anchor.startsWith("t");

function kindsOf(conditions: Condition[]): number {
  return kindsInOrder.reduce((bits, kind, nth) => {
    const isIncluded = conditions.every(
      (condition) =>
        condition.kind !== "one-of" ||
        (condition.column !== "transaction" && condition.column !== "propertyType") ||
        condition.values.includes(kind[condition.column]),
    );
    return isIncluded ? bits | (1 << nth) : bits;
  }, 0);
}

/** The conditions that are stored as bounds. */
const boundNames: Record<string, keyof SavedBounds> = {
  "at-least price": "priceFrom",
  "at-most price": "priceTo",
  "at-least searchArea": "areaFrom",
  "at-most searchArea": "areaTo",
  "at-least rooms": "roomsFrom",
  "at-most rooms": "roomsTo",
  "at-least bedrooms": "bedroomsFrom",
};

const boundName = (condition: Condition): keyof SavedBounds | undefined =>
  condition.kind === "at-least" || condition.kind === "at-most"
    ? boundNames[`${condition.kind} ${condition.column}`]
    : undefined;

function boundsOfConditions(conditions: Condition[]): SavedBounds {
  const bounds: SavedBounds = {
    priceFrom: null,
    priceTo: null,
    areaFrom: null,
    areaTo: null,
    roomsFrom: null,
    roomsTo: null,
    bedroomsFrom: null,
  };
  for (const condition of conditions) {
    const name = boundName(condition);
    if (!name || !("value" in condition)) continue;
    const narrower = condition.kind === "at-least" ? Math.max : Math.min;
    bounds[name] = bounds[name] === null ? condition.value : narrower(bounds[name], condition.value);
  }
  return bounds;
}

function restOf(condition: Condition): RestCondition[] {
  switch (condition.kind) {
    case "area":
      return condition.area.kind === "view" ? [{ kind: "view", bounds: condition.area.bounds }] : [];
    case "keywords":
      return [];
    case "quartier":
      return [{ kind: "quartier", words: quartierWords(condition.text) }];
    case "one-of":
      return condition.column === "transaction" || condition.column === "propertyType" ? [] : [condition];
    default:
      return boundName(condition) ? [] : [condition];
  }
}

/** A saved search that the index returns for a listing, with the anchors that both have. */
export type MatchableSearch = { anchors: string[]; rest: RestCondition[]; around: SavedCircles | null };

/** Whether a search that the index returns really matches the listing. */
export function matchesListing(
  { anchors, rest, around }: MatchableSearch,
  listing: MatchedListing,
  now: Date,
): boolean {
  const isThere = around === null || anchors.some((anchor) => !isTile(anchor)) || isAround(listing.at, around);
  return isThere && rest.every((condition) => meetsRest(listing, condition, now));
}

function meetsRest({ values, quartierKey, at }: MatchedListing, condition: RestCondition, now: Date): boolean {
  switch (condition.kind) {
    case "view": {
      if (at === null) return false;
      const { west, east, south, north } = condition.bounds;
      const [longitude, latitude] = [at.longitude, at.latitude];
      return (
        longitude >= Math.fround(west) &&
        longitude <= Math.fround(east) &&
        latitude >= Math.fround(south) &&
        latitude <= Math.fround(north)
      );
    }
    case "quartier":
      return (
        condition.words.length > 0 && condition.words.every((word) => ` ${quartierKey ?? ""}`.includes(` ${word}`))
      );
    default:
      return meetsCondition(values, condition, now);
  }
}

/** Whether a position is in a circle, rounded at each step as PostgreSQL's `real` is. */
function isAround(at: Position | null, { km, centres }: SavedCircles): boolean {
  if (at === null) return false;
  const real = Math.fround;
  const most = real((km / KM_PER_DEGREE) ** 2);
  return centres.some((centre) => {
    const { latitude, longitude, shortening } = flatCircle({ ...centre, km });
    const up = real(real(at.latitude) - real(latitude));
    const across = real(real(real(at.longitude) - real(longitude)) * real(shortening));
    return real(real(up * up) + real(across * across)) <= most;
  });
}
