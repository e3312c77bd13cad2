import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { countPublicChanges, type PublicChanges, UNNOTIFIED_MS } from "../public-changes.ts";
import { type Kit, openKit } from "./kit.server.ts";

const schema = z.object({ nom: z.string() });
let folder: string;
let kit: Kit;
let logged: string[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "bienvu-kit-file-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  logged = [];
  [documents, isAway] = [{}, false];
  changes = countPublicChanges();
  changes.setConnected(true);
  kit = open();
});

let documents: Record<string, unknown>;
let isAway: boolean;
let changes: PublicChanges;
const open = () =>
  openKit({
    folder,
    files: { "table.json": join(folder, "ailleurs.json"), "absent.json": undefined },
    find: async (name) => {
      if (isAway) throw new Error("away");
      return documents[name] ?? null;
    },
    changes,
    log: { warn: (line) => logged.push(line) },
  });

const write = (text: string, file = "nom.json") => writeFile(join(folder, file), text);
/** As once the generation of documents has changed. */
const read = (name = "nom.json") => {
  changes.add(true);
  return kit.read(name, schema);
};

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
  kit = open();
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

test("a document and a file are read once for each generation of documents, and once more after `forget`", async () => {
  await write('{ "nom": "A" }');
  await read();
  await write('{ "nom": "B" }');
  expect((await kit.read("nom.json", schema)).value).toEqual({ nom: "A" });
  documents["nom.json"] = { nom: "C" };
  changes.add();
  expect((await kit.read("nom.json", schema)).value).toEqual({ nom: "A" });
  kit.forget("nom.json");
  expect((await kit.read("nom.json", schema)).value).toEqual({ nom: "C" });
  documents = {};
  expect((await read()).value).toEqual({ nom: "B" });
});

test("a document that is reverted to its broken file does not stay on show", async () => {
  documents["nom.json"] = { nom: "A" };
  await read();
  await write("{");
  documents = {};
  expect(await read()).toMatchObject({ code: "unreadable", value: null });
});

test("many pages that do not exist drop no document", async () => {
  await write("{");
  documents["nom.json"] = { nom: "A" };
  await read();
  for (let number = 0; number < 600; number++) await kit.read(`pages/${number}.json`, schema);
  documents["nom.json"] = { nom: 1 };
  expect((await read()).value).toEqual({ nom: "A" });
});

test("readers at the same time have one reading", async () => {
  let count = 0;
  const find = async () => ++count;
  expect(await Promise.all([kit.remember("n", find, 0), kit.remember("n", find, 0)])).toEqual([1, 1]);
});

test("while no notification arrives, documents are a second old at most, also by a clock that was set back", async () => {
  let now = 10_000;
  changes = countPublicChanges(() => new Date(now));
  kit = open();
  const found = async (name: string) => {
    documents["nom.json"] = { nom: name };
    return (await kit.read("nom.json", schema)).value?.nom;
  };
  expect(await found("A")).toBe("A");
  now += UNNOTIFIED_MS - 1;
  expect(await found("B")).toBe("A");
  now += 1;
  expect(await found("C")).toBe("C");
  now -= 60_000;
  expect(await found("D")).toBe("D");
});

test("while the database is away what was read last counts, else the file; then the document is read at once", async () => {
  await write('{ "nom": "A" }');
  documents["nom.json"] = { nom: "B" };
  isAway = true;
  expect((await read()).value).toEqual({ nom: "A" });
  isAway = false;
  expect((await kit.read("nom.json", schema)).value).toEqual({ nom: "B" });
  isAway = true;
  documents = {};
  expect((await read()).value).toEqual({ nom: "B" });
});

test("a document that is not valid leaves the last valid one, else the file, and is logged once", async () => {
  await write('{ "nom": "A" }');
  documents["nom.json"] = { nom: 3 };
  expect(await read()).toMatchObject({ code: "invalid", value: { nom: "A" } });
  documents["nom.json"] = { nom: "B" };
  await read();
  documents["nom.json"] = { nom: 3 };
  expect(await read()).toMatchObject({ code: "invalid", value: { nom: "B" } });
  await read();
  const sentence =
    "Le document « nom.json » de l’administration n’est pas valable : « nom » : il faut un texte entre guillemets. " +
    "Sa dernière version valable reste en service.";
  expect(logged).toEqual([sentence, sentence]);
});

test("a file that a setting names is reported where it is missing, and no other file has its place", async () => {
  await write('{ "nom": "A" }', "table.json");
  await write('{ "nom": "A" }', "absent.json");
  expect(await read("absent.json")).toEqual({ code: "missing", value: null });
  expect(await read("table.json")).toMatchObject({ code: "unreadable", value: null });
  await write('{ "nom": "B" }', "ailleurs.json");
  expect((await read("table.json")).value).toEqual({ nom: "B" });
  await rm(join(folder, "ailleurs.json"));
  expect(await read("table.json")).toEqual({
    code: "unreadable",
    value: { nom: "B" },
    source: `Le fichier ${join(folder, "ailleurs.json")}`,
    problem: "ne peut pas être lu (ENOENT)",
  });
});
