import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyText } from "#tests/factories/any-text.ts";
import { flatForm, rentalForm } from "#tests/factories/drafts.ts";
import { nantesHome } from "#tests/factories/exported-homes.ts";
import { type Cells, lineOf } from "#tests/factories/stock-lines.ts";
import { problemsOf } from "#tests/setup/visitors/checked-form.ts";
import type { DraftForm } from "#app/publish/form/draft-form.ts";
import { readLine } from "./read-line.ts";
import type { StockLine } from "./stock-line.ts";
import { writeColumns } from "./write-line.ts";

const read = (cells: Cells) => readLine(lineOf(cells), { line: 7 });
/** As « code column », with an exclamation mark for an error. */
const problemsIn = (line: StockLine) =>
  line.problems.map(({ code, rank, isError }) => `${code} ${rank ?? "line"}${isError ? " !" : ""}`);

test("a line gives its agency, the home's key and reference, the place and the fields", () => {
  expect(read({ livingArea: "63.50", price: "285000" })).toEqual({
    line: 7,
    agency: "AG1",
    key: "k-12",
    reference: "V12",
    kind: "home",
    form: { transaction: "vente", type: "appartement", livingArea: "63,5", price: "285000" },
    place: { postalCode: "44000", city: "NANTES" },
    photos: [],
    photoCount: 0,
    problems: [],
  });
});

describe("lines that are no homes", () => {
  test.each<[Cells, string]>([
    [{ type: "parking/box" }, "parking/box"],
    [{ transaction: "viager" }, "viager"],
    [{ transaction: "location vacances", type: "maison/villa" }, "location vacances"],
    [{ type: "terrain", subtype: "Terrain agricole" }, "Terrain agricole"],
    [{ transaction: "??", type: "immeuble" }, "immeuble"],
    [{ country: "Espagne", postalCode: "08001" }, "Espagne"],
  ])("%j is not taken", (cells, what) => {
    expect(read(cells)).toEqual({
      line: 7,
      agency: "AG1",
      key: "k-12",
      reference: "V12",
      kind: "not_taken",
      what,
      problems: [],
    });
  });

  test.each<[Cells, string, string]>([
    [{ transaction: "à échanger" }, "unknownTransaction transaction !", "à échanger"],
    [{ transaction: "" }, "unknownTransaction transaction !", ""],
    [{ type: "igloo" }, "unknownType type !", "igloo"],
    [{ key: "", reference: "" }, "noKey key !", ""],
  ])("%j cannot be read", (cells, problem, text) => {
    const line = read(cells);
    expect(line.kind).toBe("broken");
    expect(problemsIn(line)).toEqual([problem]);
    expect(line.problems[0]!.read).toBe(text);
  });

  test("fewer than 21 columns are no home", () => {
    const line = readLine(["AG1", "V12", "vente"], { line: 1 });
    expect(line).toMatchObject({ kind: "broken", agency: "AG1", key: "V12", reference: "V12" });
    expect(line.problems[0]).toMatchObject({ code: "tooFewColumns", read: "3" });
  });
});

describe("the earlier formats", () => {
  test("21 columns are enough", () => {
    const line = readLine(lineOf({ price: "1000" }, 21), { line: 1 });
    expect(line).toMatchObject({ kind: "home", key: "V12", form: { price: "1000" } });
  });

  test("Config.txt gives the version if the columns do not", () => {
    const columns = lineOf({ price: "315000", fees: "15000", buyerPaysFees: "OUI", version: "" }, 310);
    const percentOf = (configVersion: string) => {
      const line = readLine(columns, { line: 1, configVersion });
      return line.kind === "home" ? line.form.feesPercent : null;
    };
    expect(percentOf("4.08-005")).toBe("5");
    expect(percentOf("4.09")).toBeUndefined();
  });

  test("a home records that its fees have earlier columns, and a refused percentage names its earlier column", () => {
    const cells = { price: "315000", buyerPaysFees: "OUI", earlierFeesPercent: "300", fees: "" };
    const earlier = read({ ...cells, version: "4.08-001" });
    expect(earlier).toMatchObject({ hasEarlierFees: true });
    expect(problemsIn(earlier)).toEqual(["outOfBounds earlierFeesPercent !"]);
    expect(read(cells)).not.toHaveProperty("hasEarlierFees");
  });
});

test.each([
  [
    "a sale",
    flatForm({ feesPayer: "acquereur", feesPercent: "5", priceWithoutFees: "271428,57" }),
    ["carrezArea carrezRequired"],
  ],
  ["a rental", rentalForm({ tenantFees: "600", inventoryFee: "190" }), []],
] as [string, DraftForm, string[]][])(
  "%s that was complete lacks only fields without a column",
  (_title, form, lacking) => {
    const columns = writeColumns(nantesHome({ form: { ...form, feeScheduleUrl: "https://exemple.fr/honoraires" } }));
    const line = readLine(columns, { line: 1 });
    expect(line.problems).toEqual([]);
    expect(line.kind === "home" && problemsOf(line.form, { isAgency: true })).toEqual(["commune required", ...lacking]);
  },
);

test("the public place is used, else the true one, and a lost leading zero is restored", () => {
  const placeOf = (cells: Cells) => {
    const line = read(cells);
    return line.kind === "home" ? line.place : null;
  };
  expect(placeOf({ truePostalCode: "44300", trueCity: "Orvault" })).toEqual({ postalCode: "44000", city: "NANTES" });
  expect(placeOf({ postalCode: "", city: "", truePostalCode: "44300", trueCity: "Orvault" })).toEqual({
    postalCode: "44300",
    city: "Orvault",
  });
  expect(placeOf({ postalCode: "6000", city: "Nice" })).toEqual({ postalCode: "06000", city: "Nice" });
  expect(placeOf({ postalCode: "F-44 000" })).toMatchObject({ postalCode: "44000" });
});

test("the first ten photos are taken with their titles, all are counted", () => {
  const photos = Object.fromEntries([85, 87, 93, 164, 174, 264, 273].map((rank) => [rank, `${rank}.jpg`]));
  const some = read({ ...photos, 94: "Le séjour", 274: "La cour", 294: "La cave" });
  expect(some).toMatchObject({
    photoCount: 7,
    photos: [
      { source: "85.jpg", title: "Le séjour" },
      { source: "87.jpg", title: "" },
      { source: "93.jpg", title: "" },
      { source: "164.jpg", title: "La cour" },
      { source: "174.jpg", title: "" },
      { source: "264.jpg", title: "" },
      { source: "273.jpg", title: "La cave" },
    ],
  });
  const many = read(
    Object.fromEntries(Array.from({ length: 20 }, (_, index) => [index < 9 ? 85 + index : 155 + index, "a.jpg"])),
  );
  expect(many).toMatchObject({ photoCount: 20, photos: { length: 10 } });
});

test("names of owners and private notes leave no trace", () => {
  const secrets = Object.fromEntries(Array.from({ length: 9 }, (_, index) => [114 + index, `SECRET ${index}`]));
  const lines = [
    read(secrets),
    read({ ...secrets, type: "igloo" }),
    readLine(lineOf({ ...secrets, price: "x" }).toSpliced(20, 0, ""), { line: 1 }),
  ];
  expect(JSON.stringify(lines)).not.toContain("SECRET");
});

test("whatever the columns hold, a line is read", () => {
  const text = fc.oneof(
    anyText({ maxLength: 40 }),
    fc.constantFrom(
      "",
      "location",
      "OUI",
      "1",
      "0",
      "-5",
      "1e9",
      "9".repeat(400),
      "14/03/2025",
      "\uD800",
      "\u0000",
      "__proto__",
      "NS",
      "4.12",
    ),
  );
  const lines = fc.record({
    pool: fc.array(text, { minLength: 1, maxLength: 8 }),
    length: fc.nat(400),
    isHome: fc.boolean(),
  });
  fc.assert(
    fc.property(lines, fc.string(), ({ pool, length, isHome }, configVersion) => {
      const columns = Array.from({ length }, (_, index) => pool[(index * 7) % pool.length]!);
      const line = readLine(isHome ? ["1", "2", "vente", "maison", ...columns] : columns, { line: 1, configVersion });
      expect(JSON.stringify(line)).not.toContain("\\u0000");
    }),
  );
});
