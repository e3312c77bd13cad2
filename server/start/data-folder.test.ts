import { mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDataFolder } from "./data-folder.ts";

let folder: string;
const open = (path: string, S3_BUCKET?: string) => openDataFolder({ DATA_DIR: path, S3_BUCKET });
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "bienvu-data-"));
});
afterEach(() => rm(folder, { recursive: true }));

test("a missing folder is made", async () => {
  const path = join(folder, "new", "data");
  expect(await open(path)).toBe(path);
  await writeFile(join(path, "file"), "");
});

test("a folder that cannot be made is named with its setting", async () => {
  await writeFile(join(folder, "file"), "");
  const path = join(folder, "file", "data");
  await expect(open(path)).rejects.toThrow(`DATA_DIR : le dossier ${path} n'est pas utilisable (`);
});

// The kernel's settings, where even root may add no file.
test.runIf(process.platform === "linux")("pictures that cannot be written are found before the start", async () => {
  await symlink("/proc/sys", join(folder, "media"));
  await expect(open(folder)).rejects.toThrow(`le dossier ${join(folder, "media")} n'est pas`);
  expect(await open(folder, "a-bucket"), "a bucket has them").toBe(folder);
});
