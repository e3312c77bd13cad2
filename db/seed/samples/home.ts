import type { PropertyType, Transaction } from "#app/listings/listing.ts";
import { drawEnergy, type HomeEnergy } from "./energy.ts";
import type { Place } from "./places.ts";
import { splitIntoRooms } from "./rooms.ts";
import type { Random } from "./random.ts";

/** A home as it stands, before anyone puts a price on it. Areas in m². */
export type Home = {
  place: Place;
  transaction: Transaction;
  propertyType: PropertyType;
  style: string;
  quartier: string;
  livingArea: number | null;
  landArea: number | null;
  rooms: number | null;
  bedrooms: number | null;
  bathrooms: number | null;
  showerRooms: number | null;
  toilets: number | null;
  floor: number | null;
  floorCount: number | null;
  yearBuilt: number | null;
  furnished: boolean | null;
  hasKitchen: boolean | null;
  kitchen: "equipee" | "amenagee" | "americaine" | "independante" | "kitchenette" | null;
  exposure: string | null;
  features: string[];
  /** From -1 (to be done up) to 1 (as new). */
  condition: number;
  energy: HomeEnergy | null;
  namedRooms: { name: string; area: number }[];
};

export function drawHome(random: Random, place: Place): Home {
  const propertyType = drawType(random, place);
  const transaction: Transaction = propertyType === "terrain" || random.chance(0.62) ? "vente" : "location";
  const quartier = random.pick(place.quartiers);
  if (propertyType === "terrain") return drawPlot(random, place, quartier);
  return propertyType === "maison"
    ? drawHouse(random, { place, transaction, quartier })
    : drawFlat(random, { place, transaction, quartier });
}

function drawType(random: Random, { slug, isCity, population }: Place): PropertyType {
  if (slug.startsWith("paris-")) return "appartement";
  if (isCity) return random.weighted([["appartement", 84], ["maison", 14], ["terrain", 2]]);
  return population > 8_000
    ? random.weighted([["appartement", 45], ["maison", 45], ["terrain", 10]])
    : random.weighted([["appartement", 10], ["maison", 68], ["terrain", 22]]);
}

function drawPlot(random: Random, place: Place, quartier: string): Home {
  return {
    ...nothingBuilt,
    place,
    transaction: "vente",
    propertyType: "terrain",
    style: "terrain",
    quartier,
    landArea: Math.round(random.between(320, 1_100) * (place.population < 2_000 ? 1.8 : 1)),
    features: random.chance(0.6) ? ["viabilise"] : [],
    condition: 0,
  };
}

const nothingBuilt = {
  livingArea: null, rooms: null, bedrooms: null, bathrooms: null, showerRooms: null, toilets: null, floor: null,
  floorCount: null, yearBuilt: null, furnished: null, hasKitchen: null, kitchen: null, exposure: null, energy: null,
  namedRooms: [],
} satisfies Partial<Home>;

type Draft = { place: Place; transaction: Transaction; quartier: string };

// Medians of the market by number of rooms: 23, 42, 63, 80, 100 m².
const flatAreas = [23, 42, 63, 80, 100, 122, 145];

function drawFlat(random: Random, { place, transaction, quartier }: Draft): Home {
  const rooms = random.weighted([[1, 12], [2, 24], [3, 32], [4, 21], [5, 8], [6, 2], [7, 1]]);
  const livingArea = Math.round(Math.max(11, flatAreas[rooms - 1]! * (1 + random.normal() * 0.09)) * 10) / 10;
  const style = flatStyle(random, place, rooms);
  const yearBuilt = flatYear(random, style);
  const floorCount = random.integer(style === "haussmann" ? 5 : 3, place.isCity ? 9 : 5);
  const floor = random.integer(0, floorCount);
  const hasLift = yearBuilt > 1965 ? floorCount > 3 : floorCount > 4 && random.chance(0.6);
  const bathrooms = rooms >= 4 ? random.integer(1, 2) : random.chance(0.6) ? 1 : 0;
  const showerRooms = bathrooms === 0 ? 1 : rooms >= 5 && random.chance(0.5) ? 1 : 0;
  const condition = random.between(-1, 1);
  return {
    place, transaction, propertyType: "appartement", style, quartier, livingArea, landArea: null, rooms,
    bedrooms: rooms - 1, bathrooms, showerRooms, toilets: rooms >= 4 ? random.integer(1, 2) : 1, floor, floorCount, yearBuilt,
    furnished: transaction === "location" ? random.chance(rooms <= 2 ? 0.5 : 0.2) : null,
    hasKitchen: true,
    kitchen: rooms === 1 ? "kitchenette" : random.pick(["equipee", "amenagee", "americaine", "independante"]),
    exposure: random.pick(exposures),
    features: flatFeatures(random, { style, floor, hasLift, yearBuilt, rooms }),
    condition,
    energy: drawEnergy(random, { area: livingArea, yearBuilt, transaction }),
    namedRooms: splitIntoRooms(random, { area: livingArea, rooms, bathrooms, showerRooms, isHouse: false }),
  };
}

function drawHouse(random: Random, { place, transaction, quartier }: Draft): Home {
  const rooms = random.weighted([[3, 9], [4, 26], [5, 30], [6, 19], [7, 9], [8, 4], [9, 2], [11, 1]]);
  const livingArea = Math.round(Math.max(45, (22 * rooms + 8) * (1 + random.normal() * 0.1)));
  const style = houseStyle(random, place);
  const yearBuilt = style === "pavillon" ? random.integer(1958, 2022) : style === "ville" ? random.integer(1880, 1960) : random.integer(1780, 1930);
  const bathrooms = Math.min(5, random.integer(1, Math.max(1, Math.floor(rooms / 3))));
  const showerRooms = random.chance(0.45) ? 1 : 0;
  const bedrooms = Math.min(10, rooms - (rooms >= 6 ? 2 : 1));
  const condition = random.between(-1, 1);
  return {
    place, transaction, propertyType: "maison", style, quartier, livingArea,
    landArea: style === "ville" ? random.integer(60, 300) : Math.round(random.between(250, 1_600) * (place.population < 2_000 ? 1.6 : 1)),
    rooms, bedrooms, bathrooms, showerRooms, toilets: random.integer(1, 3), floor: null, floorCount: random.integer(1, style === "ville" ? 3 : 2),
    yearBuilt, furnished: transaction === "location" ? random.chance(0.1) : null, hasKitchen: true,
    kitchen: random.pick(["equipee", "amenagee", "americaine", "independante"]),
    exposure: random.pick(exposures),
    features: houseFeatures(random, style, place),
    condition,
    energy: drawEnergy(random, { area: livingArea, yearBuilt, transaction }),
    namedRooms: splitIntoRooms(random, { area: livingArea, rooms: bedrooms + 1, bathrooms, showerRooms, isHouse: true }),
  };
}

const exposures = ["sud", "sud-ouest", "sud-est", "est", "ouest", "traversante est-ouest", "nord-ouest"] as const;

function flatStyle(random: Random, { slug, sale }: Place, rooms: number): string {
  if (rooms === 1) return "studio";
  const old = slug.startsWith("paris-") ? 70 : sale > 3_500 ? 40 : 25;
  return random.weighted([["haussmann", old], ["contemporain", 45], ["annees-70", 40]]);
}

function flatYear(random: Random, style: string): number {
  if (style === "haussmann") return random.integer(1855, 1914);
  if (style === "annees-70") return random.integer(1958, 1982);
  return style === "contemporain" ? random.integer(1996, 2024) : random.integer(1900, 2018);
}

function houseStyle(random: Random, { regionName, isCity }: Place): string {
  if (isCity) return random.weighted([["ville", 65], ["pavillon", 35]]);
  const isSouth = /Provence|Occitanie|Corse/.test(regionName);
  return random.weighted([["pavillon", 60], [isSouth ? "mas" : "longere", 30], ["ville", 10]]);
}

type FlatTraits = { style: string; floor: number; hasLift: boolean; yearBuilt: number; rooms: number };

function flatFeatures(random: Random, { style, floor, hasLift, yearBuilt, rooms }: FlatTraits): string[] {
  const isOld = style === "haussmann";
  const wanted: [string, number][] = [
    ["ascenseur", hasLift ? 1 : 0],
    ["balcon", floor > 0 ? (isOld ? 0.3 : 0.45) : 0],
    ["terrasse", yearBuilt > 1990 && floor > 0 ? 0.25 : 0],
    ["jardin", floor === 0 && !isOld ? 0.3 : 0],
    ["cave", rooms > 1 ? 0.6 : 0.2],
    ["parking", yearBuilt > 1960 ? 0.55 : 0.05],
    ["parquet", isOld ? 0.9 : 0.3],
    ["moulures", isOld ? 0.8 : 0],
    ["cheminee", isOld ? 0.7 : 0],
    ["double-vitrage", yearBuilt > 1990 ? 1 : 0.6],
    ["gardien", yearBuilt < 1985 && floor > 0 ? 0.25 : 0.05],
    ["digicode", 0.5],
    ["interphone", 0.6],
    ["fibre", 0.75],
    ["local-velos", yearBuilt > 1990 ? 0.5 : 0.2],
    ["vue-degagee", floor >= 4 ? 0.5 : 0.05],
    ["climatisation", 0.08],
    ["acces-handicap", hasLift && yearBuilt > 2007 ? 0.6 : 0],
  ];
  return wanted.flatMap(([feature, probability]) => (random.chance(probability) ? [feature] : []));
}

function houseFeatures(random: Random, style: string, place: Place): string[] {
  const isSouth = /Provence|Occitanie|Corse|Nouvelle-Aquitaine/.test(place.regionName);
  const wanted: [string, number][] = [
    ["jardin", style === "ville" ? 0.6 : 1],
    ["terrasse", 0.7],
    ["garage", style === "ville" ? 0.3 : 0.65],
    ["parking", 0.5],
    ["piscine", isSouth && style !== "ville" ? 0.35 : 0.05],
    ["cheminee", style === "pavillon" ? 0.25 : 0.6],
    ["parquet", 0.35],
    ["double-vitrage", 0.8],
    ["cave", 0.3],
    ["buanderie", 0.4],
    ["climatisation", isSouth ? 0.3 : 0.03],
    ["fibre", 0.6],
    ["sans-vis-a-vis", style === "ville" ? 0.05 : 0.3],
    ["alarme", 0.12],
  ];
  return wanted.flatMap(([feature, probability]) => (random.chance(probability) ? [feature] : []));
}

