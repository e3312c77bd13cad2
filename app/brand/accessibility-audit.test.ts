import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openKit } from "#app/platform/documents/kit.server.ts";
import { conformityOf, readAccessibilityAudit } from "./accessibility-audit.server.ts";

const kitIn = (folder: string) => openKit({ folder, log: { warn: () => {} } });
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "bienvu-accessibility-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const now = new Date("2026-11-21T10:00:00Z");
const audit = {
  auditeur: "Cabinet Témoin",
  date: "2026-09-30",
  taux: 87,
  nonConformites: ["Des photos sans description."],
  derogations: [],
};
const write = (content: string) => writeFile(join(folder, "accessibilite.json"), content);

test("the operator's audit is read from the kit", async () => {
  await write(JSON.stringify({ ...audit, derogations: undefined }));
  expect(await readAccessibilityAudit(kitIn(folder))).toEqual(audit);
});

test.each([
  "",
  "{",
  "[]",
  JSON.stringify({ ...audit, taux: 101 }),
  JSON.stringify({ ...audit, date: "hier" }),
  JSON.stringify({ ...audit, auditeur: " " }),
])("invalid content is no audit: %s", async (content) => {
  await write(content);
  expect(await readAccessibilityAudit(kitIn(folder))).toBeNull();
});

test.each([
  ["non", null],
  ["non", { ...audit, taux: 49.9 }],
  ["partielle", { ...audit, taux: 50 }],
  ["partielle", audit],
  ["partielle", { ...audit, taux: 100 }],
  ["totale", { ...audit, taux: 100, nonConformites: [] }],
  ["partielle", { ...audit, date: "2023-11-22" }],
  ["non", { ...audit, date: "2023-11-21" }],
] as const)("%s: %o", (expected, found) => {
  expect(conformityOf(found && { ...found, nonConformites: [...found.nonConformites], derogations: [] }, now)).toBe(
    expected,
  );
});
