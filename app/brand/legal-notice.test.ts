import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openKit } from "#app/platform/documents/kit.server.ts";
import { isNoticeWritten, readLegalNotice } from "./legal-notice.server.ts";

const kit = join(import.meta.dirname, "..", "..", "brand");
const kitIn = (folder: string) => openKit({ folder, log: { warn: () => {} } });
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "bienvu-legal-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const write = (content: unknown) =>
  writeFile(join(folder, "mentions-legales.json"), typeof content === "string" ? content : JSON.stringify(content));
const sample = async () =>
  JSON.parse(await readFile(join(kit, "mentions-legales.json"), "utf8")) as {
    editeur: Record<string, string>;
    hebergeur: Record<string, string>;
  };

test("the notice that comes with the portal says that it is an example", async () => {
  expect((await readLegalNotice(kitIn(kit)))?.exemple).toBe(true);
});

test("a notice counts as written once it contains no text of the example, not even the e-mail address", async () => {
  expect([isNoticeWritten(null), isNoticeWritten(await readLegalNotice(kitIn(kit)))]).toEqual([false, false]);
  const written = { nom: "A", adresse: "B", telephone: "C" };
  for (const [courriel, isWritten] of [
    ["a-completer@example.org", false],
    ["contact@example.org", true],
  ] as const) {
    await write({ editeur: { ...written, courriel }, directeurDePublication: "Awa Diop", hebergeur: written });
    expect(isNoticeWritten(await readLegalNotice(kitIn(folder)))).toBe(isWritten);
  }
});

test("the operator's own notice is not an example, and may leave out fields that do not apply", async () => {
  const { editeur, hebergeur } = await sample();
  const { nom, adresse, telephone, courriel } = editeur;
  await write({ editeur: { nom, adresse, telephone, courriel }, directeurDePublication: "Awa Diop", hebergeur });
  expect(await readLegalNotice(kitIn(folder))).toMatchObject({
    exemple: false,
    editeur: { nom, tva: "", forme: "" },
    directeurDePublication: "Awa Diop",
  });
});

test.each([
  ["no file", null],
  ["no JSON", "{"],
  [
    "no host",
    { editeur: { nom: "A", adresse: "B", telephone: "C", courriel: "d@example.org" }, directeurDePublication: "E" },
  ],
  [
    "no name",
    {
      editeur: { nom: " ", adresse: "B", telephone: "C", courriel: "d@example.org" },
      directeurDePublication: "E",
      hebergeur: { nom: "F", adresse: "G", telephone: "H" },
    },
  ],
])("%s: there is no notice", async (_what, content) => {
  if (content !== null) await write(content);
  expect(await readLegalNotice(kitIn(folder))).toBeNull();
});
