import { drawEnergy } from "./energy.ts";
import { drawHouseFeatures } from "./features.ts";
import { drawCondition } from "./flat.ts";
import type { Home, HomeDraft, Style } from "./home.ts";
import { isTropical, type Place } from "./places.ts";
import type { Random } from "./random.ts";
import { splitIntoRooms } from "./rooms.ts";

export function drawHouse(random: Random, draft: HomeDraft): Home {
  const { place, transaction } = draft;
  const rooms = random.weighted([
    [3, 9],
    [4, 26],
    [5, 30],
    [6, 18],
    [7, 9],
    [8, 4],
    [9, 2],
    [11, 1],
    [12, 1],
  ]);
  const style = drawStyle(random, place);
  const livingArea = Math.round(Math.max(46, (20.5 * rooms + 12) * (1 + random.normal() * 0.1)));
  const yearBuilt = drawYear(random, style);
  const condition = drawCondition(random, yearBuilt, transaction);
  // Large houses have a study beside the living room.
  const bedrooms = Math.min(10, rooms - (rooms >= 6 && rooms < 11 && random.chance(0.7) ? 2 : 1));
  const wet = drawWetRooms(random, rooms);
  const floorCount = style === "ville" ? random.integer(2, 3) : rooms <= 4 && random.chance(0.6) ? 1 : 2;
  const kitchen = random.weighted([
    ["americaine", yearBuilt > 1985 ? 45 : 20],
    ["equipee", 35],
    ["amenagee", 20],
    ["independante", 15],
  ] as const);
  return {
    ...draft,
    // The historic quartiers come first in the tables: no house with a garden is there.
    quartier: place.isCity && style === "pavillon" ? place.quartiers.at(random.integer(-2, -1))! : draft.quartier,
    propertyType: "maison",
    style,
    livingArea,
    landArea: drawLand(random, style, place),
    rooms,
    bedrooms,
    ...wet,
    floor: null,
    floorCount,
    yearBuilt,
    furnished: transaction === "location" ? random.chance(0.08) : null,
    hasKitchen: true,
    kitchen,
    exposure: random.chance(0.7) ? random.pick(["sud", "sud-ouest", "sud-est", "ouest", "est-ouest"]) : null,
    features: drawHouseFeatures(random, { place, style, floorCount }),
    condition,
    energy: drawEnergy(random, {
      area: livingArea,
      yearBuilt,
      transaction,
      isFlat: false,
      isTropical: isTropical(place),
      condition,
    }),
    namedRooms: splitIntoRooms(random, { area: livingArea, rooms, bedrooms, kitchen, ...wet }),
  };
}

const southern = /Provence|Occitanie|Corse/;
const stoneWest = /Bretagne|Normandie|Loire|Nouvelle-Aquitaine|Hauts-de-France/;

function drawStyle(random: Random, place: Place): Style {
  if (isTropical(place)) return "pavillon";
  if (place.slug.startsWith("paris-")) return "ville";
  if (place.isCity || place.population > 40_000)
    return random.weighted([
      ["ville", 62],
      ["pavillon", 38],
    ]);
  const country: Style = southern.test(place.regionName) ? "mas" : "longere";
  const isCountry = place.population < 6_000 && (southern.test(place.regionName) || stoneWest.test(place.regionName));
  return random.weighted<Style>([
    ["pavillon", 60],
    [country, isCountry ? 26 : 0],
    ["ville", place.population < 2_000 ? 8 : 16],
  ]);
}

function drawYear(random: Random, style: Style): number {
  if (style === "pavillon")
    return random.weighted([
      [random.integer(1958, 1989), 50],
      [random.integer(1990, 2024), 50],
    ]);
  return style === "ville" ? random.integer(1875, 1955) : random.integer(1780, 1925);
}

function drawLand(random: Random, style: Style, { population, isCity }: Place): number {
  if (style === "ville") return random.integer(55, 280);
  const size = isCity ? 0.5 : population < 2_000 ? 1.6 : population > 20_000 ? 0.7 : 1;
  const room = style === "pavillon" ? random.between(280, 1_200) : random.between(700, 3_200);
  return Math.round(room * size);
}

function drawWetRooms(random: Random, rooms: number) {
  const bathrooms =
    rooms >= 11 ? random.integer(3, 5) : rooms >= 7 ? random.integer(1, 3) : rooms >= 5 && random.chance(0.3) ? 2 : 1;
  return {
    bathrooms,
    showerRooms: random.chance(rooms >= 5 ? 0.55 : 0.25) ? 1 : null,
    toilets: rooms >= 5 ? random.integer(2, 3) : random.integer(1, 2),
  };
}
