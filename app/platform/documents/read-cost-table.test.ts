import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { builtInCostTable } from "#app/domain/cost-table.ts";
import { readCosts } from "./read-cost-table.server.ts";
import { openKit } from "./kit.server.ts";
import { checkTableFiles, tableFiles } from "./table-files.server.ts";

let file: string;
beforeAll(async () => {
  file = join(await mkdtemp(join(tmpdir(), "bienvu-costs-")), "costs.json");
});
afterAll(() => rm(join(file, ".."), { recursive: true }));

async function read(content: unknown) {
  await writeFile(file, typeof content === "string" ? content : JSON.stringify(content));
  await checkTableFiles({ COSTS_FILE: file });
  return readFrom({ COSTS_FILE: file });
}
const readFrom = (settings: Parameters<typeof tableFiles>[0]) =>
  readCosts(openKit({ folder: "/nulle-part", files: tableFiles(settings), log: { warn: () => {} } }));

test("the built-in table, written as a file, is a valid file, and so is a changed one", async () => {
  expect(await readFrom({})).toBe(builtInCostTable);
  expect(await read(builtInCostTable)).toEqual(builtInCostTable);
  const changed = { ...builtInCostTable, date: "2027-01-01", disbursements: [900, 900], note: undefined };
  expect(await read(changed)).toMatchObject({ date: "2027-01-01", disbursements: [900, 900] });
});

const { duties } = builtInCostTable;
test.each([
  ["{", "n’est pas du JSON"],
  [{}, "« date » : "],
  [{ ...builtInCostTable, date: "2026-02-31" }, "« date » : "],
  [{ ...builtInCostTable, vatPercent: "20" }, "« vatPercent » : "],
  [{ ...builtInCostTable, tva: 20 }, "tva"],
  [{ ...builtInCostTable, duties: { ...duties, departments: { Rhône: 5 } } }, "« duties.departments.Rhône » : "],
  [{ ...builtInCostTable, duties: { ...duties, departments: { "44": [5, 4.5] } } }, "« duties.departments.44 » : "],
  [{ ...builtInCostTable, duties: { ...duties, departmentNotes: { "14": "" } } }, "« duties.departmentNotes.14 » : "],
  [{ ...builtInCostTable, usualRate: { percent: 3.3, source: "x" } }, "« usualRate.date » : "],
  [{ ...builtInCostTable, disbursements: [1200, 800] }, "le premier nombre doit être le plus petit"],
  [{ ...builtInCostTable, emoluments: [{ upTo: 6500, percent: 3 }] }, "la dernière finir par « null »"],
])("a wrong table is refused with a sentence: %j", async (content, sentence) => {
  await expect(read(content)).rejects.toThrow(/^COSTS_FILE : le fichier .+costs\.json /);
  await expect(read(content)).rejects.toThrow(sentence);
});

test("a missing file is named", async () => {
  await expect(checkTableFiles({ COSTS_FILE: "/nulle-part.json" })).rejects.toThrow(
    "COSTS_FILE : le fichier /nulle-part.json ne peut pas être lu (ENOENT).",
  );
});
