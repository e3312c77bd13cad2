import { expect, test } from "vitest";
import { makePlace, placesOfEverySort } from "#tests/factories/places.ts";
import { drawHome } from "./draw-home.ts";
import type { Home } from "./home.ts";
import { drawPictures } from "./pictures.ts";
import { randomFor } from "./random.ts";

const homes = Array.from({ length: 600 }, (_, number) =>
  drawHome(randomFor(5, number), placesOfEverySort[number % placesOfEverySort.length]!),
);
const flat = homes.find(({ propertyType, style }) => propertyType === "appartement" && style === "contemporain")!;
const house = homes.find(({ propertyType, style }) => propertyType === "maison" && style === "pavillon")!;
const plot = homes.find(({ propertyType }) => propertyType === "terrain")!;

let mediaId = 0;
const picture = (kind: string, alt = kind) => ({ mediaId: ++mediaId, kind, alt });
const set = (propertyType: string, style: string, kinds: string[]) => ({
  propertyType,
  style,
  pictures: kinds.map((kind) => picture(kind)),
});

const flats = set("appartement", "contemporain", ["facade", "chambre", "sejour", "cuisine"]);
const oldFlats = set("appartement", "haussmann", ["sejour"]);
const houses = set("maison", "mas", ["sejour", "facade", "cuisine"]);
const sets = [flats, oldFlats, houses];
const shown = (home: Home, of = sets, seed = 1) => drawPictures(randomFor(9, seed), home, of);

test("a home shows one set, of its own style where one exists", () => {
  for (let seed = 0; seed < 40; seed++) {
    expect(shown(flat, sets, seed).every(({ mediaId }) => flats.pictures.some((one) => one.mediaId === mediaId))).toBe(
      true,
    );
  }
});

test("a house never shows a flat, and a plot shows neither", () => {
  expect(
    shown(house)
      .map(({ mediaId }) => mediaId)
      .toSorted(),
  ).toEqual(houses.pictures.map(({ mediaId }) => mediaId).toSorted());
  expect(shown(house, [flats])).toEqual([]);
  expect(shown(plot)).toEqual([]);
  expect(shown(flat, [])).toEqual([]);
});

test("the living room or the façade comes first, with every seed", () => {
  const firsts = new Set(Array.from({ length: 60 }, (_, seed) => shown(flat, sets, seed)[0]!.kind));
  expect(firsts).toEqual(new Set(["sejour", "facade"]));
});

test("at most ten pictures", () => {
  expect(
    shown(flat, [
      set(
        "appartement",
        "contemporain",
        Array.from({ length: 14 }, () => "sejour"),
      ),
    ]),
  ).toHaveLength(10);
});

test("a style of certain places or standings is shown only there", () => {
  const local = [
    [
      "maison",
      "villa",
      ({ style, yearBuilt, livingArea }: Home) => style === "pavillon" && yearBuilt! >= 1998 && livingArea! >= 120,
    ],
    ["maison", "normand", ({ place }: Home) => place.regionName === "Normandie"],
    ["maison", "breton", ({ place }: Home) => place.regionName === "Bretagne"],
    ["maison", "alsacien", ({ place }: Home) => ["67", "68"].includes(place.departmentCode)],
    ["maison", "chalet", ({ place }: Home) => ["05", "38", "73", "74"].includes(place.departmentCode)],
    ["appartement", "bord-de-mer", ({ features }: Home) => features.includes("vue-mer")],
    ["terrain", "terrain-midi", ({ place }: Home) => /Provence|Occitanie/.test(place.regionName)],
  ] as const;
  const upland = makePlace({ slug: "valmont", departmentCode: "74", isCity: false, population: 2_000 });
  const alsatian = makePlace({ slug: "colmar", departmentCode: "68", regionName: "Grand Est", isCity: true });
  const breton = makePlace({
    slug: "locronan",
    departmentCode: "29",
    regionName: "Bretagne",
    isCity: false,
    population: 900,
  });
  const everywhere = [
    ...homes,
    ...[upland, alsatian, breton].flatMap((place) =>
      Array.from({ length: 200 }, (_, number) => drawHome(randomFor(6, number), place)),
    ),
  ];
  for (const [type, style, holds] of local) {
    const ours = set(type, style, ["facade", "sejour", "cuisine"]);
    const common = set(type, everywhere.find(({ propertyType }) => propertyType === type)!.style, [
      "facade",
      "sejour",
      "cuisine",
    ]);
    const showing = everywhere.filter((home, seed) =>
      shown(home, [ours, common], seed).some(({ mediaId }) => ours.pictures.some((one) => one.mediaId === mediaId)),
    );
    expect(showing.length, style).toBeGreaterThan(0);
    expect(
      showing.filter((home) => home.propertyType !== type || !holds(home)),
      style,
    ).toEqual([]);
  }
});

test("sets of any size are used, except almost empty ones", () => {
  const large = set("appartement", "contemporain", ["facade", "sejour", "cuisine", "chambre", "salle-de-bains", "vue"]);
  const middling = set("appartement", "contemporain", ["sejour", "cuisine", "chambre"]);
  const small = set("appartement", "contemporain", ["sejour"]);
  const counts = new Set(Array.from({ length: 60 }, (_, seed) => shown(flat, [large, middling, small], seed).length));
  expect(counts).toEqual(new Set([6, 3]));
});

test.each([
  ["Séjour avec cheminée de marbre", (home: Home) => home.features.includes("cheminee")],
  ["Chambre au parquet de chêne", (home: Home) => home.features.includes("parquet")],
  ["Salle de bains, baignoire îlot", (home: Home) => home.bathrooms !== null],
  ["Salle d’eau, douche vitrée", (home: Home) => home.showerRooms !== null],
  ["Terrasse au soleil", (home: Home) => home.features.includes("terrasse")],
  ["Vue sur les toits", (home: Home) => home.floor !== null && home.floor >= 3],
])("« %s » is shown only by homes that have it", (alt, holds) => {
  const claiming = [
    { propertyType: "appartement", style: "x", pictures: [picture("sejour", "Séjour"), picture("vue", alt)] },
  ];
  const all = homes.filter(({ propertyType }) => propertyType === "appartement");
  const claimants = all.filter((home) => shown(home, claiming).some((one) => one.alt === alt));
  expect(claimants.filter((home) => !holds(home))).toEqual([]);
  expect(claimants.length).toBe(all.filter(holds).length);
});
