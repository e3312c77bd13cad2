import { expect, test } from "vitest";
import { fieldNames } from "#app/publish/form/listing-fields.ts";
import { COLUMNS, photoRanks, photoTitleRanks, rankNames, rankOf, rankOfField } from "./ranks.ts";

test("each column has one name, and none is private", () => {
  const ranks = [...rankNames.map(rankOf), ...photoRanks, ...photoTitleRanks];
  expect(new Set(ranks).size).toBe(ranks.length);
  expect(ranks.every((rank) => rank >= 1 && rank <= COLUMNS && (rank < 114 || rank > 122))).toBe(true);
});

test("30 photos have a title each", () => {
  expect([photoRanks.length, photoTitleRanks.length]).toEqual([30, 30]);
});

test("only fields that the format does not know have no column", () => {
  expect(fieldNames.filter((field) => rankOfField(field) === null)).toEqual([
    "showsExactPosition",
    "cellars",
    "carrezArea",
    "roomName",
    "roomArea",
    "features",
    "dpeExemptReason",
  ]);
});
