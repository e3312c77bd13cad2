import { beforeEach, expect, test } from "vitest";
import { builtInCostTable } from "#app/domain/cost-table.ts";
import { rentControlLaws } from "#app/domain/rent-control.ts";
import { countPublicChanges } from "./public-changes.ts";
import { COSTS_DOCUMENT, openTables, RENT_CONTROL_DOCUMENT } from "./tables.server.ts";

const file = { ...builtInCostTable, date: "2026-12-01" };
const prolongation = { from: "2027-01-01", until: "2029-12-31", source: "loi n° 2026-1" };

let documents: Record<string, unknown>;
let isAway: boolean;
let logged: string[];
let reads: number;
let save: (name: string, content: unknown) => void;
let tables: ReturnType<typeof openTables>;
beforeEach(() => {
  [documents, isAway, logged, reads] = [{}, false, [], 0];
  const changes = countPublicChanges();
  const clock = () => new Date("2026-12-01T10:00:00Z");
  const media = {} as Parameters<typeof openTables>[1]["media"]; // it names the portal, and is not used
  const find = async (name: string) => {
    reads += 1;
    if (isAway) throw new Error("away");
    return documents[name] ?? null;
  };
  tables = openTables(
    { costs: file, prolongation: null },
    { find, log: { warn: (line) => logged.push(line) }, media, clock, changes },
  );
  save = (name, content) => {
    documents[name] = content;
    changes.add(true);
  };
});

test("a document counts as soon as it is saved, and the file again once it is undone", async () => {
  expect(await tables.costs()).toEqual(file);
  expect(await tables.rentControlPeriods()).toEqual(rentControlLaws);
  save(COSTS_DOCUMENT, { ...file, date: "2027-01-01" });
  save(RENT_CONTROL_DOCUMENT, prolongation);
  expect((await tables.costs()).date).toBe("2027-01-01");
  expect(await tables.prolongation()).toEqual(prolongation);
  expect(await tables.rentControlPeriods()).toEqual([...rentControlLaws, { territory: "metropole", ...prolongation }]);
  save(COSTS_DOCUMENT, null);
  save(RENT_CONTROL_DOCUMENT, null);
  expect(await tables.costs()).toEqual(file);
  expect(await tables.rentControlPeriods()).toEqual(rentControlLaws);
});

test("while nothing is saved, many pages of one second read it once", async () => {
  await Promise.all([tables.costs(), tables.costs(), tables.costs()]);
  expect(reads).toBe(1);
});

test("a document that is not valid is told once, and what was valid last counts, else the file", async () => {
  save(COSTS_DOCUMENT, { ...file, vatPercent: "20" });
  expect(await tables.costs()).toEqual(file);
  save(COSTS_DOCUMENT, { ...file, date: "2027-01-01" });
  await tables.costs();
  save(COSTS_DOCUMENT, { ...file, vatPercent: "20" });
  expect((await tables.costs()).date).toBe("2027-01-01");
  expect(logged).toEqual([
    "Le document « frais-achat.json » de l’administration ne compte pas : « vatPercent » : il faut un nombre",
  ]);
});

test("while the database is away, the document that was read last counts", async () => {
  save(COSTS_DOCUMENT, { ...file, date: "2027-01-01" });
  await tables.costs();
  isAway = true;
  save(RENT_CONTROL_DOCUMENT, prolongation);
  expect((await tables.costs()).date).toBe("2027-01-01");
  expect(await tables.rentControlPeriods()).toEqual(rentControlLaws);
});
