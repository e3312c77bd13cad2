import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rentControlLaws } from "#app/domain/rent-control.ts";
import { openKit } from "./kit.server.ts";
import { readProlongation, withProlongation } from "./read-rent-control.server.ts";
import { checkTableFiles, tableFiles } from "./table-files.server.ts";

let file: string;
beforeAll(async () => {
  file = join(await mkdtemp(join(tmpdir(), "bienvu-rents-")), "rents.json");
});
afterAll(() => rm(join(file, ".."), { recursive: true }));

async function read(content: unknown) {
  await writeFile(file, JSON.stringify(content));
  await checkTableFiles({ RENT_CONTROL_FILE: file });
  return readFrom({ RENT_CONTROL_FILE: file });
}
const readFrom = (settings: Parameters<typeof tableFiles>[0]) =>
  readProlongation(openKit({ folder: "/nulle-part", files: tableFiles(settings), log: { warn: () => {} } }));

const prolongation = { from: "2027-01-01", until: "2029-12-31", source: "loi n° 2026-1" };

test("without a file the laws hold; a file adds a prolongation", async () => {
  expect(withProlongation(await readFrom({}))).toEqual(rentControlLaws);
  expect(withProlongation(await read(prolongation))).toEqual([
    ...rentControlLaws,
    { territory: "metropole", ...prolongation },
  ]);
});

test.each([
  [{ ...prolongation, source: " " }, "« source » : "],
  [{ ...prolongation, source: "loi\0" }, "« source » : ce texte contient un signe impossible"],
  [{ ...prolongation, source: "loi\ud800" }, "« source » : ce texte contient un signe impossible"],
  [{ ...prolongation, until: "2029-02-31" }, "« until » : "],
  [{ ...prolongation, until: "2026-12-31" }, "« from » doit venir avant « until »"],
  [{ ...prolongation, communes: ["nice"] }, "communes"],
])("a wrong file is refused with a sentence: %j", async (content, sentence) => {
  await expect(read(content)).rejects.toThrow(/^RENT_CONTROL_FILE : le fichier .+rents\.json /);
  await expect(read(content)).rejects.toThrow(sentence);
});
