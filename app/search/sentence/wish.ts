import { type EnergyClass, energyClasses, type PropertyType, propertyTypes } from "#app/domain/listing.ts";
import type { Offer } from "../criteria/choices.ts";
import { isWanted } from "../criteria/is-wanted.ts";
import type { SearchCriteria } from "../criteria/criteria.ts";
import { type SentenceNote, sentenceNotes } from "./notes.ts";

/** The meaning of the words of a sentence that have been read so far. */
export type Wish = {
  criteria: Partial<SearchCriteria>;
  types: Set<PropertyType>;
  /** « T3 » and « studio » are flats, unless a house is named. */
  isFlat: boolean;
  /** Named numbers of rooms. */
  rooms: Set<number>;
  refusedRooms: Set<number>;
  refusedClasses: Set<EnergyClass>;
  refusedTypes: Set<PropertyType>;
  offers: Set<Offer>;
  refusedOffers: Set<Offer>;
  /** The sentence has words of rentals: « loyer », « meublé ». */
  isRental: boolean;
  /** The sentence names a plot: the wanted property, or the land of a house. */
  hasPlot: boolean;
  plot: Interval;
  notes: Set<SentenceNote>;
};

/** An interval in m² or whole euros; an open end is null. */
export type Interval = { min: number | null; max: number | null };

export const emptyWish = (): Wish => ({
  criteria: {},
  types: new Set(),
  isFlat: false,
  rooms: new Set(),
  refusedRooms: new Set(),
  refusedClasses: new Set(),
  refusedTypes: new Set(),
  offers: new Set(),
  refusedOffers: new Set(),
  isRental: false,
  hasPlot: false,
  plot: { min: null, max: null },
  notes: new Set(),
});

/** Whether the sentence is about a house or a flat. */
export const isHome = ({ types, isFlat, rooms, criteria }: Wish): boolean =>
  types.has("maison") || types.has("appartement") || isFlat || rooms.size > 0 || criteria.minBedrooms !== undefined;

// Every rent is below the first, every price of a home above it.
const LOWEST_PRICE = 20_000;
const HIGHEST_RENT = 5_000;

/** The criteria of a sentence, including consequences of several words together. */
export function criteriaOf(wish: Wish): Partial<SearchCriteria> {
  return {
    ...wish.criteria,
    ...withoutOf(wish),
    ...roomsOf(wish),
    ...landOf(wish),
    ...classesOf(wish),
    ...typesOf(wish),
    ...offerOf(wish),
  };
}

/** The exclusions that the sentence does not also want: « meublé, pas meublé » wants furniture. */
function withoutOf({ criteria }: Wish): Partial<SearchCriteria> {
  const without = criteria.without?.filter((value) => !isWanted(value, criteria)) ?? [];
  return criteria.without ? { without } : {};
}

/** The wanted values that are not refused; all wanted values if none remains: « DPE A, pas de DPE A » wants class A. */
function keptOf<Value>(wanted: Iterable<Value>, refused: ReadonlySet<Value>): Value[] {
  const kept = [...wanted].filter((value) => !refused.has(value));
  return kept.length > 0 ? kept : [...wanted];
}

/** The number of rooms up to which all are refused: 2 for « ni studio ni T2 », which means three rooms or more. */
function refusedFrom1(refused: ReadonlySet<number>): number {
  let last = 0;
  while (refused.has(last + 1)) last++;
  return last;
}

/** Whether the criteria cannot express a refusal, so that results may include refused homes. */
function isUnkept({ criteria, rooms, refusedRooms, refusedClasses, types, refusedTypes, offers, refusedOffers }: Wish) {
  const isKept = <Value>(wanted: Iterable<Value>, refused: ReadonlySet<Value>) =>
    keptOf(wanted, refused).every((value) => !refused.has(value));
  const areRoomsKept = rooms.size > 0 ? isKept(rooms, refusedRooms) : refusedFrom1(refusedRooms) === refusedRooms.size;
  return !(
    areRoomsKept &&
    isKept(criteria.energyClasses ?? energyClasses, refusedClasses) &&
    isKept(types, refusedTypes) &&
    isKept(offers, refusedOffers)
  );
}

// « T2 ou 3 pièces minimum » is from two rooms on.
function roomsOf({ rooms, refusedRooms, criteria: { minRooms } }: Wish): Partial<SearchCriteria> {
  const lowest = refusedFrom1(refusedRooms);
  if (rooms.size === 0) return lowest > 0 ? { minRooms: Math.max(lowest + 1, minRooms ?? 0) } : {};
  const counts = keptOf(rooms, refusedRooms).toSorted((one, other) => one - other);
  return minRooms ? { minRooms: Math.min(minRooms, ...counts) } : { rooms: counts };
}

function classesOf({ refusedClasses, criteria }: Wish): Partial<SearchCriteria> {
  const classes = keptOf(criteria.energyClasses ?? energyClasses, refusedClasses);
  return refusedClasses.size > 0 && classes.length < energyClasses.length ? { energyClasses: classes } : {};
}

function landOf(wish: Wish): Partial<SearchCriteria> {
  const { min, max } = wish.plot;
  if (min === null && max === null) return {};
  return isHome(wish) || !wish.hasPlot ? { landMin: min, landMax: max } : { areaMin: min, areaMax: max };
}

function typesOf(wish: Wish): Partial<SearchCriteria> {
  const { refusedTypes } = wish;
  const types = new Set(keptOf(wish.types, refusedTypes));
  if (types.size === 0 && refusedTypes.size > 0 && !wish.hasPlot)
    return {
      propertyTypes: propertyTypes.filter((type) => !refusedTypes.has(type) && !(type === "terrain" && isHome(wish))),
    };
  if (wish.isFlat && types.size === 0) types.add("appartement");
  if (wish.hasPlot && !isHome(wish)) types.add("terrain");
  return types.size > 0 ? { propertyTypes: [...types] } : {};
}

// « À vendre ou à louer » means any offer, whatever the form shows.
function offerOf({ offers: named, refusedOffers, isRental, criteria }: Wish): Partial<SearchCriteria> {
  const offers = new Set(keptOf(named, refusedOffers));
  if (offers.has("louer")) return { offer: offers.size === 1 ? "louer" : null };
  const [offer] = offers;
  if (offer) return { offer: offers.size === 1 ? offer : "vendre" };
  if (refusedOffers.size === 1) return { offer: refusedOffers.has("louer") ? "vendre" : "louer" };
  const highest = criteria.priceMax ?? criteria.priceMin ?? null;
  if (highest !== null && highest >= LOWEST_PRICE) return { offer: "vendre" };
  return isRental || (highest !== null && highest < HIGHEST_RENT) ? { offer: "louer" } : {};
}

/** Kinds that count only in sentences without a home: « maison avec garage » is a house. */
const absentKinds: ReadonlySet<SentenceNote> = new Set(["stationnement", "bureau", "local", "immeuble"]);

/** Criteria that also apply to a garage. */
const ofAnything = new Set([
  "parking",
  "priceMin",
  "priceMax",
  "priceDrop",
  "available",
  "sinceDays",
  "sort",
  "radius",
]);

/** Other kinds of property with an area. */
const spaces: ReadonlySet<SentenceNote> = new Set(["bureau", "local"]);

/** The notes of a sentence, in the order of `sentenceNotes`. */
export function notesOf(wish: Wish, isPlaced: boolean): SentenceNote[] {
  const keys = Object.keys(wish.criteria).filter((key) => !ofAnything.has(key));
  const isOfHome = (note: SentenceNote) =>
    isHome(wish) ||
    wish.types.size > 0 ||
    wish.hasPlot ||
    keys.some((key) => !(spaces.has(note) && key.startsWith("area")));
  const hasCriteria = isPlaced || Object.keys(criteriaOf(wish)).length > 0;
  const notes = isUnkept(wish) ? new Set([...wish.notes, "refus"]) : wish.notes;
  return sentenceNotes.filter(
    (note) =>
      notes.has(note) &&
      !(absentKinds.has(note) && isOfHome(note)) &&
      !(note === "ici" && isPlaced) &&
      !(note === "indifferent" && hasCriteria),
  );
}
