import { expect, test } from "vitest";
import { choosePhotos } from "./choose-photos.ts";

const named = (...ids: number[]) => ids.map((mediaId) => ({ source: `${mediaId}.jpg`, mark: "", title: "", mediaId }));
const shown = (...ids: number[]) => ids.map((mediaId) => ({ mediaId, alt: "" }));

test.each([
  ["a new home shows the file's", [1, 2], [], null, false, [1, 2], null],
  ["the same stay the same", [1, 2], [1, 2], [1, 2], false, [1, 2], null],
  ["the file's changes are followed", [2, 3], [1, 2], [1, 2], false, [2, 3], { field: "photos", byHand: null }],
  ["changes by hand are replaced", [1, 2], [1, 2], [2, 1], false, [1, 2], { field: "photos", byHand: "replaced" }],
  ["or kept, where they are to be", [1, 3], [1, 2], [2, 1], true, [2, 1], { field: "photos", byHand: "kept" }],
  ["or where the file has none", [], [], [7], false, [7], { field: "photos", byHand: "kept" }],
  ["what nobody changed leaves with the file's", [], [1], [1], true, [], { field: "photos", byHand: null }],
] as const)("%s", (_, file, lastFile, before, isKept, after, change) => {
  expect(
    choosePhotos({
      file: named(...file),
      lastFile: named(...lastFile),
      shown: before && shown(...before),
      isKept,
    }),
  ).toEqual({ photos: shown(...after), change });
});
