import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { importLines, imports } from "#db/schema/feeds.ts";
import { polirisArchive } from "#tests/factories/poliris-archive.ts";
import { homeLine } from "#tests/factories/poliris-lines.ts";
import { stockImportsOn } from "#tests/setup/data/stock-imports.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import type { ReportedProblem } from "../import.ts";
import { acceptImport } from "../run/use-cases/decide-on-import.server.ts";
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

const [AGENCY, POSTAL_CODE, CITY, PRICE, VERSION] = [1, 5, 6, 11, 301];

test("a price and a place that cannot be read are reported once, in the preview and after the import", async () => {
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

test("a version that the portal does not know is reported once for each agency of a file", async () => {
  const agencies = ["AG-1", "AG-1", "AG-2", "AG-2"];
  const lines = agencies.map((agency, number) => homeLine("house", number, { [AGENCY]: agency, [VERSION]: "7.99" }));
  const { sourceId } = await send(
    await createAgency(),
    polirisArchive({ lines: ["not a line", ...lines], config: null }),
  );
  const ofSource = eq(imports.sourceId, sourceId);
  const read = await database.db
    .select({ line: importLines.line, problems: importLines.problems })
    .from(importLines)
    .innerJoin(imports, eq(imports.id, importLines.importId))
    .where(ofSource)
    .orderBy(importLines.line);
  const told = read.flatMap(({ line, problems }) =>
    (problems as ReportedProblem[]).flatMap((problem) =>
      problem.code === "unknownVersion" ? [{ line, ...problem }] : [],
    ),
  );
  const readAs = { version: "4.12", by: "columnCount" };
  const remark = { code: "unknownVersion", rank: "version", read: "7.99", readAs, isError: false };
  const versions = await database.db.selectDistinct({ version: imports.version }).from(imports).where(ofSource);
  expect(versions).toEqual([{ version: "4.12" }]);
  expect(told).toEqual([
    { line: 2, ...remark },
    { line: 4, ...remark },
  ]);
});
