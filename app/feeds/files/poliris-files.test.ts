import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { polirisFiles } from "#tests/factories/poliris-files.ts";
import { collect } from "#tests/setup/data/collect.ts";
import { openArchive } from "./open-archive.server.ts";
import { readRecords } from "./read-records.server.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "bienvu-variants-"));
});
afterAll(() => rm(folder, { recursive: true }));

test("there are at least 60, each with a name of its own", () => {
  const names = polirisFiles.map(({ name }) => name);
  expect(names.length).toBeGreaterThanOrEqual(60);
  expect(new Set(names).size).toBe(names.length);
});

test.each(polirisFiles)("$name: $peculiarity", async ({ expected, reads = {}, bytes }) => {
  const path = join(folder, "stock.zip");
  await writeFile(path, bytes());
  const opened = await openArchive(path);
  if ("refusal" in expected) return expect(opened).toEqual({ ok: false, code: expected.refusal });
  if (!opened.ok) throw new Error(opened.code);
  const items = await collect(readRecords(opened.archive.readListings()));
  await opened.archive.close();
  expect(items.at(-1)).toMatchObject({ kind: "end", isTruncated: expected.isTruncated ?? false, fault: null });
  expect(items.slice(0, -1).map(({ kind }) => kind)).toEqual(
    expected.lines.map((outcome) => (outcome === "unreadable" ? "broken" : "record")),
  );
  const [first] = items;
  const columns = first?.kind === "record" ? first.columns : [];
  expect(Object.fromEntries(Object.keys(reads).map((rank) => [rank, columns[Number(rank) - 1]]))).toEqual(reads);
});
