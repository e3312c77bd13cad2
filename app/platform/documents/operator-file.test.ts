import { execFileSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { z } from "zod";
import { readOperatorFile } from "./operator-file.server.ts";

let file: string;
beforeAll(async () => {
  file = join(await mkdtemp(join(tmpdir(), "bienvu-file-")), "fichier.json");
});
afterAll(() => rm(join(file, ".."), { recursive: true }));

const schema = z.strictObject({
  nom: z.string().trim().min(1),
  courriel: z.email().optional(),
  date: z.iso.date().optional(),
  taux: z.number().min(0).max(100).optional(),
  liste: z.array(z.string()).min(1).optional(),
});
async function read(text: string) {
  await writeFile(file, text);
  return readOperatorFile(file, schema);
}

test("a file is read, also with the mark that some editors begin it with", async () => {
  expect(await read('\uFEFF{ "nom": "Maisons & Cie" }')).toEqual({ ok: true, value: { nom: "Maisons & Cie" } });
});

test.each([
  ['{\n  "nom": "A"\n  "taux": 3\n}', 3],
  ['{\n  "nom": "A",\n}', 3],
  ['{\n  "nom": "A,\n  "taux": 3\n}', 2],
  ['{\n  "nom": "A",\n  "taux": oui\n}', 3],
  ['{\n  "nom": "A",\n  "taux": 3', 3],
  ["{\n  'nom': 1\n}", 2],
  ['{ "nom": "A" }\n// fin\n', 2],
  ['{\r\n  "nom": "A"\r\n  "taux": 3\r\n}', 3],
])("the line of invalid JSON is reported: %j", async (text, line) => {
  expect(await read(text)).toEqual({
    ok: false,
    code: "unreadable",
    problem: `n’est pas du JSON valable (ligne ${line}, ou juste avant)`,
  });
});

test("the line of a mistake in a long file is found in a few attempts", async () => {
  const line = '  "nom": "A",\n';
  const parse = vi.spyOn(JSON, "parse");
  onTestFinished(() => parse.mockRestore());
  expect(await read(`{\n${line.repeat(1_500)}  "taux": oui,\n${line.repeat(500)}}`)).toMatchObject({
    problem: expect.stringContaining("(ligne 1502,"),
  });
  expect(parse.mock.calls.length).toBeLessThan(15);
});

test.each([
  [{}, "« nom » : cette valeur manque"],
  [{ nom: " " }, "« nom » : il ne faut pas laisser cette valeur vide"],
  [{ nom: 3 }, "« nom » : il faut un texte entre guillemets"],
  [{ nom: "A", courriel: "moi" }, "« courriel » : il faut une adresse e-mail"],
  [{ nom: "A", date: "hier" }, "« date » : il faut une date, comme 2026-09-30"],
  [{ nom: "A", taux: 101 }, "« taux » : il faut au plus 100"],
  [{ nom: "A", liste: [] }, "« liste » : il faut au moins 1 élément"],
  [{ nom: "A", liste: "b" }, "« liste » : il faut une liste entre crochets"],
  [{ nom: "A", liste: ["b", 3] }, "« liste.1 » : il faut un texte entre guillemets"],
  [{ nom: "A", titre: "B" }, "« titre » : ce nom n’existe pas ici"],
  [{ taux: "2" }, "« nom » : cette valeur manque ; « taux » : il faut un nombre"],
  ["A", "il faut un objet entre accolades"],
])("the field and its error are reported: %j", async (content, problem) => {
  expect(await read(JSON.stringify(content))).toEqual({
    ok: false,
    code: "invalid",
    problem: `n’est pas valable : ${problem}`,
  });
});

test("an empty file, a missing one and one that cannot be opened are distinguished", async () => {
  expect(await read(" \n")).toEqual({ ok: false, code: "empty", problem: "est vide" });
  const missing = await readOperatorFile("/nulle-part.json", schema);
  expect(missing).toEqual({ ok: false, code: "missing", problem: "ne peut pas être lu (ENOENT)" });
  const folder = await readOperatorFile(join(file, ".."), schema);
  expect(folder).toEqual({ ok: false, code: "unreadable", problem: "n’est pas un fichier" });
  // Not waited for, as a reader of a pipe does.
  const pipe = join(file, "..", "pipe");
  execFileSync("mkfifo", [pipe]);
  expect(await readOperatorFile(pipe, schema)).toEqual(folder);
});
