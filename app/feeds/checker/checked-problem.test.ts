import { expect, test } from "vitest";
import { type CheckedProblem, tellProblem, withoutRepeated } from "./checked-problem.ts";
import { problemWords } from "./problem-words.server.ts";

const tell = (problem: CheckedProblem) => tellProblem(problem, problemWords);
const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, " ");

test("a problem names its column, what was read, what is wrong and what to do", () => {
  expect(tell({ code: "notANumber", rank: "price", read: "cher", isError: true })).toMatchObject({
    column: expect.stringContaining("colonne 11"),
    read: "cher",
    wrong: "Ce n’est pas un nombre.",
    isError: true,
  });
});

test("a field of the portal is named by its column, or by its label where the format has none", () => {
  expect(tell({ field: "energyClass", code: "required", isError: true }).column).toContain("colonne 177");
  const { column, advice } = tell({ field: "carrezArea", code: "carrezRequired", isError: false });
  expect(plain(column)).toBe("Surface Carrez (m²)");
  expect(advice).toContain("le bien serait publié sans");
});

test("a value that cannot be read is not missing too", () => {
  const unread: CheckedProblem = { code: "notANumber", rank: "price", read: "cher", isError: true };
  const missing: CheckedProblem = { field: "price", code: "required", isError: true };
  const other: CheckedProblem = { field: "livingArea", code: "required", isError: true };
  expect(withoutRepeated([unread, missing, other])).toEqual([unread, other]);
});

test("a warning of a column hides nothing", () => {
  const warning: CheckedProblem = { code: "placesDiffer", rank: "postalCode", read: "44000", isError: false };
  const missing: CheckedProblem = { field: "commune", code: "required", isError: true };
  expect(withoutRepeated([warning, missing])).toEqual([warning, missing]);
});
