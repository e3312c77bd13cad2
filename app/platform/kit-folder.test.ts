import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { type KitFolder, openKitFolder } from "./kit-folder.server.ts";

const schema = z.object({ nom: z.string() });
let folder: string;
let kit: KitFolder;
let logged: string[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "bienvu-kit-file-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  logged = [];
  kit = openKitFolder(folder, { warn: (line) => logged.push(line) });
});

const write = (text: string) => writeFile(join(folder, "nom.json"), text);
const read = () => kit.read("nom.json", schema);

test("while a file is broken its last valid content stays in use, and each problem is logged once", async () => {
  await write('{ "nom": "A" }');
  expect(await read()).toEqual({ code: "valid", value: { nom: "A" } });
  await write('{ "nom": "B"');
  for (let times = 0; times < 2; times++)
    expect(await read()).toMatchObject({ code: "unreadable", value: { nom: "A" } });
  await write('{ "name": "B" }');
  expect(await read()).toMatchObject({ code: "invalid", value: { nom: "A" } });
  const file = join(folder, "nom.json");
  const stays = "Sa dernière version valable reste en service.";
  expect(logged).toEqual([
    `Le fichier ${file} n’est pas du JSON valable (ligne 1, ou juste avant). ${stays}`,
    `Le fichier ${file} n’est pas valable : « nom » : cette valeur manque. ${stays}`,
  ]);
  await write('{ "nom": "C" }');
  expect(await read()).toEqual({ code: "valid", value: { nom: "C" } });
});

test("a file that never was valid is as if missing; one that is mended and broken again is logged again", async () => {
  await write("{}");
  expect((await read()).value).toBeNull();
  expect(logged[0]).toMatch(/Le site fait comme s’il manquait\.$/);
  await write('{ "nom": "A" }');
  await read();
  await write("{}");
  await read();
  expect(logged).toHaveLength(2);
});

test("a kit that is opened anew knows no earlier content, and logs the problem again", async () => {
  await write('{ "nom": "A" }');
  await read();
  await write("{}");
  await read();
  kit = openKitFolder(folder, { warn: (line) => logged.push(line) });
  expect(await read()).toMatchObject({ code: "invalid", value: null });
  expect(logged).toHaveLength(2);
});

test("a file that the operator has removed is missing at once, and nothing is logged", async () => {
  await write('{ "nom": "A" }');
  await read();
  await rm(join(folder, "nom.json"));
  expect(await read()).toEqual({ code: "missing", value: null });
  expect(logged).toEqual([]);
});
