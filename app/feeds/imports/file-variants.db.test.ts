import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { LineOutcome } from "#tests/factories/poliris-archive.ts";
import { polirisFiles } from "#tests/factories/poliris-files.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/test-database.ts";
import { openArchive } from "../files/open-archive.server.ts";
import { checkHome, findCommuneOf } from "./check-home.server.ts";
import { readLines, type ReadStockLine } from "./read-lines.server.ts";

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase("communes");
  folder = await mkdtemp(join(tmpdir(), "bienvu-variants-"));
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

const law = { now: new Date("2026-11-26T12:00:00Z"), rentControlPeriods: [] };

/** What would come of a line, and why. */
async function outcomeOf({ home, outcome, problems }: ReadStockLine): Promise<[LineOutcome, unknown]> {
  if (home === null) {
    const isUnread = problems.some(({ code }) => ["tooLong", "tooManyColumns", "cutLine"].includes(code));
    return [isUnread ? "unreadable" : (outcome as "broken" | "not_taken"), problems];
  }
  const commune = await findCommuneOf(database.db, home);
  const checked = checkHome({ ...home.form, commune: commune ? commune.slug : "" }, commune, law);
  return [checked.listing && commune ? "online" : "draft", checked.problems.filter(({ isError }) => isError)];
}

test.each(polirisFiles.map((variant) => [variant.name, variant] as const))("%s", async (name, variant) => {
  const path = join(folder, "file");
  await writeFile(path, variant.bytes());
  const opened = await openArchive(path);
  if ("refusal" in variant.expected) {
    expect(opened).toMatchObject({ ok: false, code: variant.expected.refusal });
    return;
  }
  if (!opened.ok) throw new Error(`${name} was refused: ${opened.code}`);
  const found: [LineOutcome, unknown][] = [];
  for await (const read of readLines(opened.archive)) if ("line" in read) found.push(await outcomeOf(read.line));
  await opened.archive.close();
  const reasons = found.filter(([outcome]) => outcome !== "online");
  expect(
    found.map(([outcome]) => outcome),
    JSON.stringify(reasons),
  ).toEqual(variant.expected.lines);
});
