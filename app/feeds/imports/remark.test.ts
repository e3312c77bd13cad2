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
  expect(tell({ field: "feesPayer", code: "required", isError: true }).where).toContain("colonne 302");
  expect(tell({ field: "feesPayer", rank: "buyerPaysFees", code: "required", isError: true }).where).toContain(
    "colonne 256",
  );
  const { where, advice } = tell({ field: "carrezArea", code: "carrezRequired", isError: false });
  expect(plain(where)).toBe("Surface Carrez (m²)");
  expect(advice).toContain("le bien est publié sans");
});

test.each<[ReportedProblem, string, string]>([
  [{ field: "rooms", row: 1, code: "roomNameRequired", isError: true }, ", pièce 2", "nom"],
  [{ field: "commune", code: "arrondissementRequired", isError: true }, "colonne 5", "Précisez l’arrondissement"],
  [
    { code: "place_unknown", rank: "postalCode", read: "1", isError: true },
    "colonne 5",
    "ne trouvons pas cette commune",
  ],
  [{ code: "photo_missing", rank: null, read: "a.jpg", isError: false }, "Photos", "ni un fichier du ZIP"],
  [{ code: "photo_missing", why: "timeout", rank: null, read: "", isError: false }, "Photos", "ne répond pas"],
  [{ code: "too_heavy", rank: null, read: "a.jpg", isError: false }, "Photos", "dépasse 15"],
  [{ code: "negotiated", rank: null, read: "", isError: false }, "Annonce", "Une négociation est en cours"],
  [
    {
      code: "unknownVersion",
      rank: "version",
      read: "7.99",
      readAs: { version: "4.11", by: "columnCount" },
      isError: false,
    },
    "colonne 301",
    "il lit le fichier comme une version 4.11, d’après son nombre de colonnes",
  ],
  [
    { code: "unknownVersion", rank: null, read: "7.99", readAs: { version: "4.12", by: "fewest" }, isError: false },
    "Config.txt",
    "lit le fichier comme une version 4.12",
  ],
  [{ code: "keyTwice", rank: null, read: "K", isError: true }, "Toute la ligne", "seule la première compte"],
])("%j is reported", (problem, where, wrong) => {
  const told = tell(problem);
  expect(plain(told.where)).toContain(where);
  expect(plain(told.wrong)).toContain(wrong);
});

test("a value that cannot be read is not also reported as missing", () => {
  const unread: ReportedProblem = { code: "notANumber", rank: "price", read: "cher", isError: true };
  const missing: ReportedProblem = { field: "price", code: "required", isError: true };
  const other: ReportedProblem = { field: "livingArea", code: "required", isError: true };
  expect(withoutRepeated([unread, missing, other])).toEqual([unread, other]);
});

test.each([
  ["unknownCode", "feesPayer", "feesPayer"],
  ["notYesNo", "buyerPaysFees", "feesPayer"],
  ["notANumber", "earlierFeesPercent", "feesPercent"],
  ["hiddenPrice", "hidesPrice", "price"],
] as const)("%s of the column « %s »: %s is not also reported as missing", (code, rank, field) => {
  const unread: ReportedProblem = { code, rank, read: "?", isError: true };
  expect(withoutRepeated([unread, { field, code: "required", isError: true }])).toEqual([unread]);
});

test("a warning about a column hides no missing field", () => {
  const warning: ReportedProblem = { code: "placesDiffer", rank: "postalCode", read: "44000", isError: false };
  const missing: ReportedProblem = { field: "commune", code: "required", isError: true };
  expect(withoutRepeated([warning, missing])).toEqual([warning, missing]);
});
