import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { archiveRefusals } from "#app/feeds/files/archive-refusal.ts";
import { MAX_COLUMNS, MAX_RECORD_BYTES } from "#app/feeds/files/limits.ts";
import { openArchive } from "#app/feeds/files/open-archive.server.ts";
import { readRecords } from "#app/feeds/files/read-records.server.ts";
import { hostilePolirisFiles } from "./poliris-files.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "bienvu-hostile-"));
});
afterAll(() => rm(folder, { recursive: true }));

test("there are at least 300 hostile files, each with a unique name", () => {
  const names = hostilePolirisFiles.map(({ name }) => name);
  expect(names.length).toBeGreaterThanOrEqual(300);
  expect(new Set(names).size).toBe(names.length);
});

/** The result of reading the file: a refusal, or « records ». No text read is longer than a record may be. */
async function endOf(bytes: Buffer): Promise<string> {
  const path = join(folder, "hostile");
  await writeFile(path, bytes);
  const opened = await openArchive(path);
  if (!opened.ok) return opened.code;
  const { archive } = opened;
  try {
    const read = await archive.findPicture("1.jpg")?.read();
    if (read && !read.ok) expect(archiveRefusals).toContain(read.code);
    let end = "nothing";
    for await (const item of readRecords(archive.readListings())) {
      if (end !== "nothing") return "more than the end";
      if (item.kind === "end") end = item.fault ?? "records";
      const texts = item.kind === "record" ? item.columns : item.kind === "broken" ? [item.read] : [];
      if (texts.length > MAX_COLUMNS || texts.some((text) => text.length > MAX_RECORD_BYTES)) return "too much";
    }
    return end;
  } finally {
    await archive.close();
  }
}

describe("a hostile file ends with a refusal or with records", () => {
  test.each(hostilePolirisFiles)("$name", async ({ bytes, refusal }) => {
    const end = await endOf(bytes());
    if (refusal) expect(end).toBe(refusal);
    else expect([...archiveRefusals, "records"]).toContain(end);
  });
});
