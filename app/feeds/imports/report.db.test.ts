import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { polirisArchive } from "#tests/factories/poliris-archive.ts";
import { homeLine } from "#tests/factories/poliris-lines.ts";
import { stockImportsOn } from "#tests/setup/stock-imports.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/test-database.ts";
import { acceptImport } from "./use-cases/decide-on-import.server.ts";
import { showImport } from "./use-cases/show-import.server.ts";
import { showReport } from "./use-cases/show-report.server.ts";

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase("communes");
  folder = await mkdtemp(join(tmpdir(), "bienvu-report-"));
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});
const { needs, createAgency, send, storeAll } = stockImportsOn(() => ({ db: database.db, folder }));

const [POSTAL_CODE, CITY, PRICE, VERSION] = [5, 6, 11, 301];

test("a price and a place that cannot be read are told once, in the preview and after the import", async () => {
  const agency = await createAgency();
  const { actor, advertiserId } = agency;
  const line = homeLine("house", 1, { [PRICE]: "cher", [POSTAL_CODE]: "44000", [CITY]: "Nullepart-sur-Mer" });
  const { id: importId } = await send(agency, polirisArchive({ lines: [line] }));
  const criteria = { outcome: null, severity: "error" as const, text: "", after: 0 };
  const errors = async () => {
    const report = await showReport(database, { id: importId, advertiserId, criteria });
    return report!.lines.flatMap(({ problems }) => problems.filter(({ isError }) => isError));
  };
  const told = [
    expect.objectContaining({ code: "notANumber", rank: "price", read: "cher" }),
    { code: "place_unknown", rank: "postalCode", read: "44000 Nullepart-sur-Mer", isError: true },
  ];
  expect(await errors()).toEqual(told);
  const shown = await showImport(database, { id: importId, advertiserId });
  expect(shown!.preview!.lacks.map(({ problem: { code }, homes }) => [code, homes])).toEqual([
    ["notANumber", 1],
    ["place_unknown", 1],
  ]);
  expect(await acceptImport(needs(), { actor, importId })).toEqual({ ok: true });
  await storeAll();
  expect(await errors()).toEqual(told);
});

test("a version that does not exist is told once for a file", async () => {
  const agency = await createAgency();
  const lines = [1, 2].map((number) => homeLine("house", number, { [VERSION]: "7.99" }));
  const { id } = await send(agency, polirisArchive({ lines: ["not a line", ...lines] }));
  const criteria = { outcome: null, severity: "warning" as const, text: "", after: 0 };
  const report = await showReport(database, { id, advertiserId: agency.advertiserId, criteria });
  const told = report!.lines.flatMap(({ line, problems }) =>
    problems.flatMap((problem) => (problem.code === "unknownVersion" ? [{ line, ...problem }] : [])),
  );
  const readAs = { version: "4.12", by: "columnCount" };
  expect(told).toEqual([{ line: 2, code: "unknownVersion", rank: "version", read: "7.99", readAs, isError: false }]);
});
