import { type EnergyClass, energyClasses, type PropertyType } from "#app/domain/listing.ts";
import type { Offer } from "../criteria/choices.ts";
import { isWanted } from "../criteria/is-wanted.ts";
import type { SearchCriteria } from "../criteria.ts";
import { type SentenceNote, sentenceNotes } from "./notes.ts";

/** The meaning of a sentence, as far as it is read. */
export type Wish = {
  criteria: Partial<SearchCriteria>;
  types: Set<PropertyType>;
  /** « T3 » and « studio » are flats, unless a house is named. */
  isFlat: boolean;
  /** Numbers of rooms that are named. */
  rooms: Set<number>;
  refusedClasses: Set<EnergyClass>;
  offers: Set<Offer>;
  /** Words of tenants: « loyer », « meublé ». */
  isRental: boolean;
  /** The sentence names a plot: the wanted property, or the land of a house. */
  hasPlot: boolean;
  plot: Interval;
  notes: Set<SentenceNote>;
};

/** In m² or whole euros; null where it is open. */
export type Interval = { min: number | null; max: number | null };

export const emptyWish = (): Wish => ({
  criteria: {},
  types: new Set(),
  isFlat: false,
  rooms: new Set(),
  refusedClasses: new Set(),
  offers: new Set(),
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

/** The criteria of a sentence, with what follows from its words together. */
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

/** « Meublé, pas meublé » wants it. */
function withoutOf({ criteria }: Wish): Partial<SearchCriteria> {
  const without = criteria.without?.filter((value) => !isWanted(value, criteria)) ?? [];
  return criteria.without ? { without } : {};
}

// « T2 ou 3 pièces minimum » is from two rooms on.
function roomsOf({ rooms, criteria: { minRooms } }: Wish): Partial<SearchCriteria> {
  if (rooms.size === 0) return {};
  const counts = [...rooms].toSorted((one, other) => one - other);
  return minRooms ? { minRooms: Math.min(minRooms, ...counts) } : { rooms: counts };
}

function classesOf({ refusedClasses, criteria }: Wish): Partial<SearchCriteria> {
  if (refusedClasses.size === 0) return {};
  const classes = criteria.energyClasses ?? energyClasses;
  return { energyClasses: classes.filter((letter) => !refusedClasses.has(letter)) };
}

function landOf(wish: Wish): Partial<SearchCriteria> {
  const { min, max } = wish.plot;
  if (min === null && max === null) return {};
  return isHome(wish) || !wish.hasPlot ? { landMin: min, landMax: max } : { areaMin: min, areaMax: max };
}

function typesOf(wish: Wish): Partial<SearchCriteria> {
  const types = new Set(wish.types);
  if (wish.isFlat && types.size === 0) types.add("appartement");
  if (wish.hasPlot && !isHome(wish)) types.add("terrain");
  return types.size > 0 ? { propertyTypes: [...types] } : {};
}

// « À vendre ou à louer » names both: any offer will do, whatever the form shows.
function offerOf({ offers, isRental, criteria }: Wish): Partial<SearchCriteria> {
  if (offers.has("louer")) return { offer: offers.size === 1 ? "louer" : null };
  const [offer] = offers;
  if (offer) return { offer: offers.size === 1 ? offer : "vendre" };
  const highest = criteria.priceMax ?? criteria.priceMin ?? null;
  if (highest !== null && highest >= LOWEST_PRICE) return { offer: "vendre" };
  return isRental || (highest !== null && highest < HIGHEST_RENT) ? { offer: "louer" } : {};
}

/** Kinds that are meant only where the sentence is about no home: « maison avec garage » is a house. */
const absentKinds: ReadonlySet<SentenceNote> = new Set(["stationnement", "bureau", "local", "immeuble"]);

/** Criteria that a garage may have too. */
const ofAnything = new Set(["parking", "priceMin", "priceMax", "priceDrop", "sinceDays", "sort", "radius"]);

/** What the sentence asks for and no criterion can, in the order of the list. */
export function notesOf(wish: Wish, isPlaced: boolean): SentenceNote[] {
  const isOfHome =
    isHome(wish) ||
    wish.types.size > 0 ||
    wish.hasPlot ||
    Object.keys(wish.criteria).some((key) => !ofAnything.has(key));
  return sentenceNotes.filter(
    (note) => wish.notes.has(note) && !(absentKinds.has(note) && isOfHome) && !(note === "ici" && isPlaced),
  );
}
