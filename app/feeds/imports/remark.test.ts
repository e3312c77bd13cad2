import { expect, test } from "vitest";
import type { ReportedProblem } from "./import.ts";
import { tellRemark, withoutRepeated, remarkWordsIn } from "./remark.ts";

const tell = (problem: ReportedProblem) => tellRemark(problem, remarkWordsIn(null));
const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, " ");

test("a problem names its column, what was read, what is wrong and what to do", () => {
  expect(tell({ code: "notANumber", rank: "price", read: "cher", isError: true })).toMatchObject({
    where: expect.stringContaining("colonne 11"),
    read: "cher",
    wrong: "Ce n’est pas un nombre.",
    isError: true,
  });
});

test("a field of the portal is named by its column, or by its label where the format has none", () => {
  expect(tell({ field: "energyClass", code: "required", isError: true }).where).toContain("colonne 177");
  const { where, advice } = tell({ field: "carrezArea", code: "carrezRequired", isError: false });
  expect(plain(where)).toBe("Surface Carrez (m²)");
  expect(advice).toContain("le bien est publié sans");
});

test("a value that cannot be read is not missing too", () => {
  const unread: ReportedProblem = { code: "notANumber", rank: "price", read: "cher", isError: true };
  const missing: ReportedProblem = { field: "price", code: "required", isError: true };
  const other: ReportedProblem = { field: "livingArea", code: "required", isError: true };
  expect(withoutRepeated([unread, missing, other])).toEqual([unread, other]);
});

test("a warning of a column hides nothing", () => {
  const warning: ReportedProblem = { code: "placesDiffer", rank: "postalCode", read: "44000", isError: false };
  const missing: ReportedProblem = { field: "commune", code: "required", isError: true };
  expect(withoutRepeated([warning, missing])).toEqual([warning, missing]);
});
