import type { Kitchen } from "#app/domain/listing-choices.ts";
import { drawEnergy } from "./energy.ts";
import { drawFlatFeatures } from "./features.ts";
import type { Condition, Home, HomeDraft, Style } from "./home.ts";
import { isTropical, type Place } from "./places.ts";
import type { Random } from "./random.ts";
import { splitIntoRooms } from "./rooms.ts";

// Usual areas by number of rooms, in m²: market figures for one to five rooms, our own beyond.
const areas = [23, 42, 63, 80, 100, 124, 150];

export function drawFlat(random: Random, draft: HomeDraft): Home {
  const { place, transaction } = draft;
  const rooms = random.weighted([
    [1, 12],
    [2, 24],
    [3, 32],
    [4, 21],
    [5, 8],
    [6, 2],
    [7, 1],
  ]);
  const livingArea = Math.round(Math.max(12, areas[rooms - 1]! * (1 + random.normal() * 0.09)) * 10) / 10;
  const style = drawStyle(random, place, rooms);
  const yearBuilt = drawYear(random, style);
  const floorCount = drawFloorCount(random, { style, place, yearBuilt });
  const floor = random.integer(0, floorCount);
  const condition = drawCondition(random, yearBuilt, transaction);
  // A flat with one bedroom less than usual has a double living room.
  const bedrooms = rooms === 1 ? null : rooms >= 3 && random.chance(0.12) ? rooms - 2 : rooms - 1;
  const wet = drawWetRooms(random, { rooms, style });
  const kitchen = drawKitchen(random, { rooms, style, yearBuilt });
  return withCellars({
    ...draft,
    propertyType: "appartement",
    style,
    livingArea,
    landArea: null,
    rooms,
    bedrooms,
    ...wet,
    floor,
    floorCount,
    yearBuilt,
    furnished: transaction === "location" ? random.chance(rooms <= 2 ? 0.5 : 0.18) : null,
    hasKitchen: true,
    kitchen,
    exposure: random.chance(0.85) ? random.pick(exposures) : null,
    features: drawFlatFeatures(random, { place, style, floor, floorCount, yearBuilt, rooms }),
    condition,
    energy: drawEnergy(random, {
      area: livingArea,
      yearBuilt,
      transaction,
      isFlat: true,
      isTropical: isTropical(place),
      condition,
    }),
    namedRooms: splitIntoRooms(random, { area: livingArea, rooms, bedrooms: bedrooms ?? 0, kitchen, ...wet }),
  });
}

/** Adds the number of cellars to flats of two rooms and more; large flats have two. */
function withCellars(flat: Home): Home {
  if (!flat.features.includes("cave") || flat.rooms === 1) return flat;
  return { ...flat, cellars: flat.rooms! >= 5 ? 2 : 1 };
}

const exposures = ["sud", "sud-ouest", "sud-est", "est", "ouest", "est-ouest", "nord-ouest", "nord-est"] as const;

function drawStyle(random: Random, { slug, sale, population, regionName }: Place, rooms: number): Style {
  if (rooms === 1) return "studio";
  const isOldTown = sale > 3_500 || /Alsace|Bourgogne|Grand Est/.test(regionName);
  const old = slug.startsWith("paris-") ? 85 : population < 8_000 ? 10 : isOldTown ? 38 : 22;
  return random.weighted([
    ["haussmann", old],
    ["contemporain", 45],
    ["annees-70", slug.startsWith("paris-") ? 28 : 38],
  ]);
}

function drawYear(random: Random, style: Style): number {
  if (style === "haussmann") return random.integer(1855, 1914);
  if (style === "annees-70") return random.integer(1962, 1981);
  return style === "contemporain" ? random.integer(1994, 2024) : random.integer(1900, 2019);
}

function drawFloorCount(
  random: Random,
  { style, place, yearBuilt }: { style: Style; place: Place; yearBuilt: number },
): number {
  if (place.slug.startsWith("paris-")) return random.integer(5, style === "annees-70" ? 10 : 7);
  if (!place.isCity && place.population < 10_000) return random.integer(1, 3);
  return yearBuilt < 1920 ? random.integer(3, 5) : random.integer(3, place.isCity ? 9 : 5);
}

/** The condition of a flat. Only homes for sale need works: a home to let is habitable. */
export function drawCondition(random: Random, yearBuilt: number, transaction: Home["transaction"]): Condition {
  if (yearBuilt >= 2020) return "neuf";
  if (yearBuilt >= 1998) return "bon-etat";
  if (transaction === "location")
    return random.weighted([
      ["bon-etat", 65],
      ["refait", 35],
    ]);
  return random.weighted([
    ["a-renover", yearBuilt < 1985 ? 9 : 0],
    ["a-rafraichir", 18],
    ["bon-etat", 52],
    ["refait", 27],
  ]);
}

/** The numbers of bathrooms, with a bath, and shower rooms, with a shower; null for zero. */
function drawWetRooms(random: Random, { rooms, style }: { rooms: number; style: Style }) {
  if (style === "studio") return { bathrooms: null, showerRooms: 1, toilets: random.chance(0.7) ? null : 1 };
  if (rooms <= 3) {
    const hasBath = random.chance(style === "contemporain" ? 0.5 : 0.68);
    return { bathrooms: hasBath ? 1 : null, showerRooms: hasBath ? null : 1, toilets: 1 };
  }
  return {
    bathrooms: rooms >= 6 && random.chance(0.5) ? 2 : 1,
    showerRooms: random.chance(rooms >= 5 ? 0.7 : 0.35) ? 1 : null,
    toilets: rooms >= 5 ? 2 : 1,
  };
}

function drawKitchen(
  random: Random,
  { rooms, style, yearBuilt }: { rooms: number; style: Style; yearBuilt: number },
): Kitchen {
  if (rooms === 1) return "kitchenette";
  const open = yearBuilt > 1990 ? 55 : style === "haussmann" ? 18 : 15;
  return random.weighted<Kitchen>([
    ["americaine", open],
    ["equipee", 30],
    ["amenagee", 25],
    ["independante", yearBuilt > 1990 ? 8 : 25],
  ]);
}
