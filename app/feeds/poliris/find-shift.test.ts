import { expect, test } from "vitest";
import { nantesHome } from "#tests/factories/exported-homes.ts";
import { findShift } from "./find-shift.ts";
import { readLine } from "./read-line.ts";
import { writeColumns } from "./write-line.ts";

const columns = writeColumns(nantesHome());

/** One column more for each text, before a rank. */
const withMore = (rank: number, ...texts: string[]) => columns.toSpliced(rank - 1, 0, ...texts);
const without = (rank: number, count = 1) => columns.toSpliced(rank - 1, count);

test.each([
  ["a separator in the text", withMore(22, "suite du texte"), { by: 1, from: 22 }],
  ["two separators in the text", withMore(22, "suite", "et fin"), { by: 2, from: 22 }],
  ["a separator in the title", withMore(21, "suite du titre"), { by: 1, from: 22 }],
  ["a separator in the address", withMore(9, "bâtiment B"), { by: 1, from: 11 }],
  ["a column too many at the beginning", withMore(1, "1"), { by: 1, from: 1 }],
  ["no column of the agency", without(1), { by: -1, from: 1 }],
  ["a column left out", without(10), { by: -1, from: 11 }],
  ["three columns left out", without(49, 3), { by: -3, from: 38 }],
  ["a separator in the text of a procedure", withMore(263, "suite"), { by: 1, from: 298 }],
])("%s", (_title, shifted, shift) => {
  expect(findShift(shifted)).toEqual(shift);
});

test.each([
  ["a line in order", columns],
  ["a line with separators at its end", [...columns, "", ""]],
  ["a line without a text", columns.with(20, "")],
  ["a line of empty columns", columns.map(() => "")],
  ["a line of words", columns.map(() => "mot")],
  [
    "codes instead of words, letters and figures exchanged",
    columns.with(3, "1").with(175, "C").with(176, "148").with(177, "B").with(178, "9"),
  ],
])("%s is not shifted", (_title, line) => {
  expect(findShift(line)).toBeNull();
});

test("a shifted line gives only the values that identify its home", () => {
  expect(readLine(withMore(22, "suite"), { line: 3 })).toEqual({
    line: 3,
    agency: "AG1",
    key: "k-1",
    reference: "V1",
    kind: "broken",
    problems: [{ code: "shifted", rank: null, read: "", isError: true, shift: { by: 1, from: 22 } }],
  });
  expect(readLine(without(1), { line: 3 })).toMatchObject({ agency: "", key: "k-1", reference: "V1" });
});
