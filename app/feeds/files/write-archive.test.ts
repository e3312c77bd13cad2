import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { collect } from "#tests/setup/data/collect.ts";
import { openArchive } from "./open-archive.server.ts";
import { readRecords } from "./read-records.server.ts";
import { writeArchive } from "./write-archive.server.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "bienvu-written-"));
});
afterAll(() => rm(folder, { recursive: true }));

const config = { version: "4.12", application: "bienvu / 1" };

async function* homes(count: number): AsyncGenerator<string> {
  for (let number = 1; number <= count; number++) yield `"A"!#"R${number}"!#"Été à la mer"`;
}

const archive = (records: AsyncIterable<string>) =>
  writeArchive({ records, config: { ...config, currency: "Euro" }, photoMode: "URL" });

test("a written archive is read as it was", async () => {
  const path = join(folder, "written.zip");
  await pipeline(archive(homes(5_000)), createWriteStream(path));
  const opened = await openArchive(path);
  if (!opened.ok) throw new Error(opened.code);
  expect(opened.archive).toMatchObject({ kind: "zip", config, photoMode: "URL" });
  const items = await collect(readRecords(opened.archive.readListings()));
  expect(items).toHaveLength(5_001);
  expect(items[4_999]).toEqual({ kind: "record", line: 5_000, columns: ["A", "R5000", "Été à la mer"] });
  expect(items[5_000]).toMatchObject({ encoding: "utf-8", isTruncated: false, fault: null });
  await opened.archive.close();
});

test("the same content gives the same bytes on another day", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-26T12:00:00Z") });
  onTestFinished(() => void vi.useRealTimers());
  const first = await buffer(archive(homes(300)));
  vi.setSystemTime(new Date("2026-11-27T12:00:00Z"));
  expect(await buffer(archive(homes(300)))).toEqual(first);
});

test("an error of the records is an error of the archive", async () => {
  async function* failing(): AsyncGenerator<string> {
    yield* homes(3);
    throw new Error("the database is gone");
  }
  await expect(buffer(archive(failing()))).rejects.toThrow("the database is gone");
});

test("the records end when the archive is no longer read", async () => {
  const ended = Promise.withResolvers<void>();
  async function* endless(): AsyncGenerator<string> {
    try {
      for (;;) yield* homes(1_000);
    } finally {
      ended.resolve();
    }
  }
  const output = archive(endless());
  output.once("data", () => output.destroy());
  await expect(ended.promise).resolves.toBeUndefined();
});
