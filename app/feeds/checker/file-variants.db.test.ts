import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { polirisFiles } from "#tests/factories/poliris-files.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import { openArchive } from "../files/open-archive.server.ts";
import { type CheckedLine, checkLines } from "./check-lines.server.ts";

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

const checking = {
  now: new Date("2026-11-26T12:00:00Z"),
  rentControlPeriods: [],
  signal: new AbortController().signal,
};

test.each(polirisFiles)("$name: $outcome", async ({ name, expected, bytes }) => {
  const path = join(folder, "file");
  await writeFile(path, bytes());
  const opened = await openArchive(path);
  if ("refusal" in expected) return expect(opened).toMatchObject({ ok: false, code: expected.refusal });
  if (!opened.ok) throw new Error(`${name} was refused: ${opened.code}`);
  const lines: CheckedLine[] = [];
  for await (const item of checkLines(database.db, opened.archive, checking)) {
    if ("line" in item) lines.push(item.line);
    else expect(item.end?.isTruncated).toBe(expected.isTruncated ?? false);
  }
  await opened.archive.close();
  const wrong = lines.filter(({ outcome }) => outcome !== "online").map(({ line, problems }) => ({ line, problems }));
  expect(
    lines.map(({ outcome }) => outcome),
    JSON.stringify(wrong),
  ).toEqual(expected.lines.map((outcome) => (outcome === "unreadable" ? "broken" : outcome)));
});
