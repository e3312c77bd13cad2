import { expect, test } from "vitest";
import { placesOfEverySort } from "#tests/factories/places.ts";
import { drawHome, type Home } from "./home.ts";
import { drawPictures } from "./pictures.ts";
import { randomFor } from "./random.ts";

const homes = Array.from({ length: 600 }, (_, number) => drawHome(randomFor(5, number), placesOfEverySort[number % placesOfEverySort.length]!));
const flat = homes.find(({ propertyType, style }) => propertyType === "appartement" && style === "contemporain")!;
const house = homes.find(({ propertyType, style }) => propertyType === "maison" && style === "pavillon")!;
const plot = homes.find(({ propertyType }) => propertyType === "terrain")!;

let mediaId = 0;
const picture = (kind: string, alt = kind) => ({ mediaId: ++mediaId, kind, alt });
const set = (propertyType: string, style: string, kinds: string[]) => ({ propertyType, style, pictures: kinds.map((kind) => picture(kind)) });

const flats = set("appartement", "contemporain", ["facade", "chambre", "sejour", "cuisine"]);
const oldFlats = set("appartement", "haussmann", ["sejour"]);
const houses = set("maison", "mas", ["sejour", "facade", "cuisine"]);
const sets = [flats, oldFlats, houses];
const shown = (home: Home, of = sets, seed = 1) => drawPictures(randomFor(9, seed), home, of);

test("a home shows one set, of its style where there is one", () => {
  for (let seed = 0; seed < 40; seed++) {
    expect(shown(flat, sets, seed).every(({ mediaId }) => flats.pictures.some((one) => one.mediaId === mediaId))).toBe(true);
  }
});

test("a house never shows a flat, whatever sets there are; a plot shows neither", () => {
  expect(shown(house).map(({ mediaId }) => mediaId).toSorted()).toEqual(houses.pictures.map(({ mediaId }) => mediaId).toSorted());
  expect(shown(house, [flats])).toEqual([]);
  expect(shown(plot)).toEqual([]);
  expect(shown(flat, [])).toEqual([]);
});

test("the living room or the façade comes first, with every seed", () => {
  const firsts = new Set(Array.from({ length: 60 }, (_, seed) => shown(flat, sets, seed)[0]!.kind));
  expect(firsts).toEqual(new Set(["sejour", "facade"]));
});

test("at most ten pictures", () => {
  expect(shown(flat, [set("appartement", "contemporain", Array.from({ length: 14 }, () => "sejour"))])).toHaveLength(10);
});

test.each([
  ["Séjour avec cheminée de marbre", (home: Home) => home.features.includes("cheminee")],
  ["Chambre au parquet de chêne", (home: Home) => home.features.includes("parquet")],
  ["Salle de bains, baignoire îlot", (home: Home) => home.bathrooms !== null],
  ["Salle d’eau, douche vitrée", (home: Home) => home.showerRooms !== null],
  ["Terrasse au soleil", (home: Home) => home.features.includes("terrasse")],
  ["Vue sur les toits", (home: Home) => home.floor !== null && home.floor >= 3],
])("« %s » is shown by the homes that have it only", (alt, holds) => {
  const claiming = [{ propertyType: "appartement", style: "x", pictures: [picture("sejour", "Séjour"), picture("vue", alt)] }];
  const all = homes.filter(({ propertyType }) => propertyType === "appartement");
  const claimants = all.filter((home) => shown(home, claiming).some((one) => one.alt === alt));
  expect(claimants.filter((home) => !holds(home))).toEqual([]);
  expect(claimants.length).toBe(all.filter(holds).length);
});
