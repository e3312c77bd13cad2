import { expect, test } from "vitest";
import { parseManifest, refuseOtherMigrations } from "./manifest.ts";

const hash = "ab".repeat(32);
const manifest = {
  format: 1,
  createdAt: "2026-11-23T03:00:00.000Z",
  portalVersion: "0.1.0",
  postgresVersion: "18.0",
  migrations: [{ name: "0001_first_listings.sql", sha256: hash }],
  tables: [{ name: "listings", columns: ["id", "title"], rows: 2, bytes: 90, sha256: hash }],
  sequences: [{ name: "listings_id_seq", value: "2" }],
  pictures: { count: 1, bytes: 12, missing: [hash] },
};

test("a manifest is read as it was written", () => {
  expect(parseManifest(JSON.stringify(manifest))).toEqual(manifest);
});

test.each([
  ["half of it", JSON.stringify(manifest).slice(0, 200)],
  ["no object", "null"],
  ["a hash that is none", JSON.stringify({ ...manifest, tables: [{ ...manifest.tables[0], sha256: "ab" }] })],
  [
    "a table that leads elsewhere",
    JSON.stringify({ ...manifest, tables: [{ ...manifest.tables[0], name: "../users" }] }),
  ],
  ["a sequence's value that is SQL", JSON.stringify({ ...manifest, sequences: [{ name: "a", value: "1; drop" }] })],
  ["rows below zero", JSON.stringify({ ...manifest, tables: [{ ...manifest.tables[0], rows: -1 }] })],
])("a manifest with %s is refused", (_, text) => {
  expect(() => parseManifest(text)).toThrow("Le fichier manifest.json de la sauvegarde est abîmé");
});

test("a manifest of a later format asks for an update of the portal", () => {
  expect(() => parseManifest(JSON.stringify({ format: 2, everything: "else" }))).toThrow(
    "Cette sauvegarde vient d'une version plus récente du portail",
  );
});

test("a backup of newer sources is refused, by the first migration that is not known", () => {
  const newer = { migrations: [...manifest.migrations, { name: "20990101_later.sql", sha256: hash }] };
  expect(() => refuseOtherMigrations(newer, manifest.migrations)).toThrow("(migration 20990101_later.sql)");
  expect(() => refuseOtherMigrations(manifest, newer.migrations)).not.toThrow();
});

test("a backup whose migration has another text is refused", () => {
  const changed = [{ name: "0001_first_listings.sql", sha256: "cd".repeat(32) }];
  expect(() => refuseOtherMigrations(manifest, changed)).toThrow("0001_first_listings.sql n'est pas celle");
});
