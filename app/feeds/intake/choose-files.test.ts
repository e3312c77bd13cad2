import { expect, test } from "vitest";
import type { StockFile } from "../sources/stock-file.ts";
import { chooseFiles, hasTaken, seenFiles, type SeenFiles, stockOf } from "./choose-files.ts";

const file = (name: string, hour: number | null, size = 10): StockFile => {
  const modifiedAt = hour === null ? null : new Date(Date.UTC(2026, 10, 26, hour));
  return { name, size, modifiedAt, mark: `${size} ${modifiedAt?.toISOString()}` };
};
const seenBefore = (files: StockFile[]): SeenFiles => seenFiles(files, { seen: {}, done: new Set() });
const names = (files: StockFile[]) => files.map(({ name }) => name);
const choose = (files: StockFile[], seen: SeenFiles = seenBefore(files)) => {
  const { take, skip } = chooseFiles(files, { seen, quietSince: null });
  return { take: names(take), skip: names(skip) };
};

test("a file is taken once, at the second look that sees it unchanged", () => {
  const files = [file("agence.zip", 4)];
  expect(choose(files, {}).take).toEqual([]);
  const seen = seenBefore(files);
  expect(choose(files, seen).take).toEqual(["agence.zip"]);
  const after = seenFiles(files, { seen, done: new Set(["agence.zip"]) });
  expect(choose(files, after).take).toEqual([]);
  expect(choose(files, seenFiles(files, { seen: after, done: new Set() })).take).toEqual([]);
});

test("a file that grows since the last look is not whole, and one that was replaced is taken again", () => {
  const taken = seenFiles([file("agence.zip", 4)], { seen: {}, done: new Set(["agence.zip"]) });
  const grown = [file("agence.zip", 5, 20)];
  expect(choose(grown, taken).take).toEqual([]);
  expect(choose(grown, seenFiles(grown, { seen: taken, done: new Set() })).take).toEqual(["agence.zip"]);
});

test("the newest file of each stock is taken, oldest first, and older files of a stock are skipped", () => {
  const files = [file("a_20261124.zip", 4), file("a_20261126.zip", 8), file("b.zip", 6), file("a_20261125.zip", 5)];
  expect(choose(files)).toEqual({
    take: ["b.zip", "a_20261126.zip"],
    skip: ["a_20261125.zip", "a_20261124.zip"],
  });
});

test("of files numbered by a counter, the first look takes the newest, and later looks take each", () => {
  const files = [file("hektor_000121.zip", 4), file("hektor_000123.zip", 8), file("hektor_000122.zip", 6)];
  const seen = seenBefore(files);
  expect(names(chooseFiles(files, { seen, quietSince: null, isFirst: true }).take)).toEqual(["hektor_000123.zip"]);
  expect(hasTaken(seen)).toBe(false);
  const later = seenFiles(files, { seen, done: new Set(names(files)) });
  expect(hasTaken(later)).toBe(true);
  const more = [...files, file("hektor_000124.zip", 9), file("hektor_000125.zip", 10)];
  expect(choose(more, seenFiles(more, { seen: later, done: new Set() })).take).toEqual([
    "hektor_000124.zip",
    "hektor_000125.zip",
  ]);
});

test("an older file of a stock that was taken already is skipped", () => {
  const files = [file("a_20261126.zip", 8), file("a_20261125.zip", 5)];
  const seen = seenFiles(files, { seen: {}, done: new Set(["a_20261126.zip"]) });
  expect(choose(files, seen)).toEqual({ take: [], skip: ["a_20261125.zip"] });
});

test("if the server gives no times, the last name counts", () => {
  const files = [file("a-2026-11-24.zip", null), file("a-2026-11-26.zip", null)];
  expect(choose(files)).toEqual({ take: ["a-2026-11-26.zip"], skip: ["a-2026-11-24.zip"] });
});

test("a file that is no longer written is taken at once if its time is by the portal's clock", () => {
  const { take } = chooseFiles([file("a.zip", 4)], { seen: {}, quietSince: new Date(Date.UTC(2026, 10, 26, 5)) });
  expect(names(take)).toEqual(["a.zip"]);
});

test.each(["__proto__", "constructor", "toString"])("%s is a file name like any other", (name) => {
  const quietSince = new Date(Date.UTC(2026, 10, 26, 5));
  const files = [file(name, 4)];
  expect(names(chooseFiles(files, { seen: {}, quietSince }).take)).toEqual([name]);
  const seen = seenFiles(files, { seen: {}, done: new Set([name]) });
  expect(chooseFiles(files, { seen, quietSince }).take).toEqual([]);
});

test.each([
  ["hektor_12345_20261126.zip", "hektor_12345_20261125.zip", true],
  ["agence-2026-11-26_0415.zip", "AGENCE-2026-11-25_041500.ZIP", true],
  ["agence 26-11-2026.csv", "agence 25-11-2026.csv", true],
  ["apimo_123456.zip", "apimo_234567.zip", false],
  ["immo_12345678.zip", "immo_87654321.zip", false],
  ["ag1.zip", "ag2.zip", false],
  ["a_20261126.zip", "b_20261126.zip", false],
  ["a_20261399.zip", "a_20261398.zip", false],
])("%s and %s name the same stock: %s", (one, other, isSame) => {
  expect(stockOf(one) === stockOf(other)).toBe(isSame);
});
