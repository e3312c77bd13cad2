import { execFileSync } from "node:child_process";
import {
  appendFile,
  type FileHandle,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
  utimes,
  writeFile,
} from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { bytesOf } from "#app/platform/http/nameless-file.server.ts";
import { openFile, openFolder } from "#tests/setup/servers/ftp-account.ts";
import {
  copyFromFolder,
  type StockFolder,
  isFolderName,
  listFolder,
  listFolders,
  writeToFolder,
} from "./folder.server.ts";
import { completeFiles, isStockFileName, type StockFile } from "./stock-file.ts";

const NOON = new Date("2026-11-20T12:00:00Z");

async function openPlace(): Promise<StockFolder & { path: string; to: FileHandle }> {
  const root = await openFolder();
  await mkdir(join(root, "agence"));
  return { root, folder: "agence", path: join(root, "agence"), to: await openFile() };
}

async function lay(path: string, content = "stock", time = NOON) {
  await writeFile(path, content);
  await utimes(path, time, time);
}

async function list(place: StockFolder) {
  const listed = await listFolder(place);
  if (!listed.ok) throw new Error(listed.code);
  return listed.files;
}

const marksOf = (files: StockFile[]) => new Map(files.map(({ name, mark }) => [name, mark]));

test("ZIP and CSV files are listed, the newest first, and copied", async () => {
  const place = await openPlace();
  await lay(join(place.path, "hier.zip"), "hier", new Date("2026-11-19T12:00:00Z"));
  await lay(join(place.path, "Annonces.CSV"));
  await lay(join(place.path, "lisez-moi.txt"));
  await mkdir(join(place.path, "dossier.zip"));
  const listed = await listFolder(place);
  expect(listed).toMatchObject({
    ok: true,
    files: [{ name: "Annonces.CSV", size: 5, modifiedAt: NOON }, { name: "hier.zip" }],
    otherFiles: 1,
  });
  const [file] = await list(place);
  expect(await copyFromFolder(place, { file: file!, to: place.to, mostBytes: 5 })).toEqual({ ok: true });
  expect(await text(bytesOf(place.to))).toBe("stock");
});

test("a file is complete once it stays the same between two looks", async () => {
  const place = await openPlace();
  const path = join(place.path, "agence.zip");
  await lay(path, "début");
  const first = await list(place);
  expect(completeFiles(first, { before: new Map() })).toEqual([]);
  await appendFile(path, "suite");
  const second = await list(place);
  expect(completeFiles(second, { before: marksOf(first) })).toEqual([]);
  expect(completeFiles(await list(place), { before: marksOf(second) })).toHaveLength(1);
});

test("a file that was renamed once it was whole is complete at the first look, a file still being written is not", async () => {
  const place = await openPlace();
  await lay(join(place.path, "agence.zip.tmp"));
  await rename(join(place.path, "agence.zip.tmp"), join(place.path, "agence.zip"));
  await lay(join(place.path, "encore.zip"), "stock", new Date(NOON.getTime() + 100_000));
  const quietSince = new Date(NOON.getTime() + 60_000);
  const complete = completeFiles(await list(place), { before: new Map(), quietSince });
  expect(complete.map(({ name }) => name)).toEqual(["agence.zip"]);
});

test("a file that changes after it was listed, goes, or is too large, is not copied", async () => {
  const place = await openPlace();
  const path = join(place.path, "agence.zip");
  await lay(path);
  const [file] = await list(place);
  const copy = (mostBytes: number) => copyFromFolder(place, { file: file!, to: place.to, mostBytes });
  expect(await copy(4)).toEqual({ ok: false, code: "too_large" });
  await appendFile(path, "!");
  expect(await copy(100)).toEqual({ ok: false, code: "changed" });
  await rm(path);
  expect(await copy(100)).toEqual({ ok: false, code: "no_file" });
});

test("a link is never followed: of a file, of a folder, or laid in the place of a file", async () => {
  const place = await openPlace();
  const secret = join(place.root, "secret.zip");
  await lay(secret, "secret");
  await lay(join(place.path, "agence.zip"));
  const [file] = await list(place);
  await rm(join(place.path, "agence.zip"));
  await symlink(secret, join(place.path, "agence.zip"));
  expect(await list(place)).toEqual([]);
  expect(await copyFromFolder(place, { file: file!, to: place.to, mostBytes: 100 })).toEqual({
    ok: false,
    code: "no_file",
  });
  await symlink(place.path, join(place.root, "lien"));
  expect(await listFolder({ root: place.root, folder: "lien" })).toEqual({ ok: false, code: "no_folder" });
  expect(await readFile(secret, "utf8")).toBe("secret");
});

test("a folder whose reading fails does not count as missing", async () => {
  const place = { root: join(await openFolder(), "a".repeat(300)), folder: "" };
  await expect(listFolder(place)).rejects.toThrow("ENAMETOOLONG");
});

test("a pipe in the place of a file does not stop the portal", async () => {
  const place = await openPlace();
  await lay(join(place.path, "agence.zip"));
  const [file] = await list(place);
  await rm(join(place.path, "agence.zip"));
  execFileSync("mkfifo", [join(place.path, "agence.zip")]);
  expect(await list(place)).toEqual([]);
  expect(await copyFromFolder(place, { file: file!, to: place.to, mostBytes: 100 })).toEqual({
    ok: false,
    code: "no_file",
  });
});

test("the folder of imports itself is read too, and its folders are listed without links and hidden ones", async () => {
  const { root, folder } = await openPlace();
  await writeFile(join(root, "agence.zip"), "stock");
  await mkdir(join(root, ".cache"));
  await symlink(root, join(root, "lien"));
  expect(await listFolders(root)).toEqual({ ok: true, folders: [folder] });
  expect(await listFolder({ root, folder: "" })).toMatchObject({ ok: true, files: [{ name: "agence.zip" }] });
  expect(await listFolders(join(root, "nulle-part"))).toEqual({ ok: false, code: "no_folder" });
});

test.each([".", "..", "../autre", "a/b", "/etc", "a\\b", ".cache", "a\u0000"])(
  "%j is no folder of a source",
  async (folder) => {
    const { root } = await openPlace();
    expect(isFolderName(folder)).toBe(false);
    expect(await listFolder({ root, folder })).toEqual({ ok: false, code: "no_folder" });
    await expect(writeToFolder(root, { from: await openFile(), name: folder })).rejects.toThrow("not a name");
  },
);

test("an export gets its name once it is whole, and replaces the one before", async () => {
  const root = await openFolder();
  for (const content of ["hier", "aujourd'hui"]) {
    const from = await openFile(content);
    expect(await writeToFolder(root, { from, name: "export.zip" })).toEqual({ ok: true });
  }
  expect(await readdir(root)).toEqual(["export.zip"]);
  expect(await readFile(join(root, "export.zip"), "utf8")).toBe("aujourd'hui");
  const unreadable = await open(root, "r");
  onTestFinished(() => unreadable.close());
  await expect(writeToFolder(root, { from: unreadable, name: "export.zip" })).rejects.toThrow("EISDIR");
  expect(await readdir(root)).toEqual(["export.zip"]);
  const from = await openFile();
  expect(await writeToFolder(join(root, "absent"), { from, name: "export.zip" })).toEqual({
    ok: false,
    code: "no_folder",
  });
});

test.each([
  ["Annonces.csv", true],
  ["Agence du Port (2).ZIP", true],
  ["agence_évreux.zip", true],
  [".agence.zip", false],
  ["agence.zip.part", false],
  ["a/b.zip", false],
  ["a\\b.zip", false],
  ["a\nb.zip", false],
  [" agence.zip", false],
  ["agence\uFFFD.zip", false],
  [`${"a".repeat(252)}.zip`, false],
])("whether %j may hold stock: %s", (name, isOne) => {
  expect(isStockFileName(name)).toBe(isOne);
});
