import { expect, test } from "vitest";
import { publishFieldWords } from "#app/i18n/fr/publish/publish-fields.ts";
import { exposures } from "#app/domain/listing-choices.ts";
import {
  readExposure,
  readHeating,
  readKitchen,
  readLetter,
  writeExposure,
  writeHeating,
  writeKitchen,
} from "./codes.ts";

test.each([
  [8_704, "gaz individuel"],
  [4_608, "gaz collectif"],
  [8_832, "gaz individuel, radiateurs"],
  [2_048 + 8_192 + 384, "électrique individuel, radiateurs et au sol"],
  [1_024, "fioul"],
  [16_384, "climatisation réversible"],
  [20_480, "climatisation réversible collective"],
  [512 + 2_048, "gaz et électrique"],
  [0, ""],
  [64, null],
  [1, null],
  [512.5, null],
  [2 ** 32 + 512, null],
])("heating %d is « %s »", (sum, text) => {
  expect(readHeating(sum)).toBe(text);
});

test("each sum of known codes is written as it was read, and fits its field", () => {
  for (let sum = 128; sum < 32_768; sum += 128) {
    const text = readHeating(sum);
    if (!text) continue;
    expect(writeHeating(text)).toBe(String(sum));
    expect(text.length).toBeLessThanOrEqual(80);
  }
});

test("the form's suggestions that the format knows have a code", () => {
  expect(publishFieldWords.french.suggestions.heating?.filter((text) => writeHeating(text) !== "")).toEqual([
    "gaz individuel",
    "gaz collectif",
    "électrique individuel",
    "fioul",
    "climatisation réversible",
  ]);
});

test.each([
  ["1", { hasKitchen: false, kitchen: null }],
  ["4", { hasKitchen: true, kitchen: null }],
  ["6", { hasKitchen: true, kitchen: "americaine" }],
  ["9", { hasKitchen: true, kitchen: "equipee" }],
  ["Américaine équipée", { hasKitchen: true, kitchen: "americaine" }],
  ["10", null],
])("kitchen « %s »", (text, kitchen) => {
  expect(readKitchen(text)).toEqual(kitchen);
});

test("a fitted kitchen has no code", () => {
  expect(writeKitchen({ hasKitchen: true, kitchen: "amenagee" })).toBe("");
  expect(writeHeating("")).toBe("");
  expect(writeKitchen({ hasKitchen: null, kitchen: "equipee" })).toBe("");
});

test("an exposure is two sides at most", () => {
  for (const exposure of exposures) {
    const side = (name: "north" | "east" | "south" | "west") => writeExposure(exposure, name);
    expect(readExposure({ north: side("north"), east: side("east"), south: side("south"), west: side("west") })).toBe(
      exposure,
    );
  }
  expect(readExposure({ north: true, east: true, south: true, west: false })).toBeNull();
  expect(readExposure({ north: false, east: false, south: false, west: false })).toBeNull();
});

test.each([
  ["d", "D"],
  ["VI", "blank"],
  ["Vierge", "blank"],
  ["NS", "exempt"],
  ["Non soumis", "exempt"],
  ["en cours", "pending"],
  ["H", null],
  ["D (200)", null],
])("energy letter « %s »: %s", (text, letter) => {
  expect(readLetter(text)).toBe(letter);
});
