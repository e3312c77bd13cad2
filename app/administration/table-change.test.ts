import { expect, test } from "vitest";
import { builtInCostTable } from "#app/domain/cost-table.ts";
import { tableWords } from "#app/i18n/fr/administration/tables.ts";
import { tableChanges } from "./table-change.ts";

const { duties, emoluments } = builtInCostTable;

test("each difference is named by its field and row, with the values before and after", () => {
  const { note: _, usualRate: __, ...table } = builtInCostTable;
  const after = {
    ...table,
    date: "2027-01-01",
    emoluments: [{ upTo: 6_500, percent: 4 }, ...emoluments.slice(1)],
    duties: { ...duties, departments: { ...duties.departments, "44": [4.5, 5], "06": 4 } },
  };
  expect(tableChanges(builtInCostTable, after)).toEqual([
    { field: "date", row: null, before: "2026-06-01", after: "2027-01-01" },
    { field: "emoluments.percent", row: "1", before: 3.87, after: 4 },
    { field: "duties.departments", row: "06", before: 4.5, after: 4 },
    { field: "duties.departments", row: "44", before: 5, after: [4.5, 5] },
    { field: "usualRate.percent", row: null, before: 3.25, after: undefined },
    { field: "usualRate.date", row: null, before: "2026-03-06", after: undefined },
    { field: "usualRate.source", row: null, before: builtInCostTable.usualRate!.source, after: undefined },
  ]);
  expect(tableChanges(builtInCostTable, builtInCostTable)).toEqual([]);
});

test("each field has a French name", () => {
  const whole = { ...builtInCostTable, note: "Note", duties: { ...duties, note: "Note" } };
  const places = [...tableChanges(null, whole), ...tableChanges(null, { from: "", until: "", source: "" })];
  expect(places.map(({ field }) => field).filter((field) => !(field in tableWords.french.fields))).toEqual([]);
});
