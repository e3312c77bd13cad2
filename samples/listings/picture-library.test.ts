import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";

type Picture = { file: string; kind: string; width: number; height: number; alt: string };
type Manifest = {
  sets: { id: string; propertyType: string; style: string; pictures: Picture[] }[];
};

const folder = join(import.meta.dirname, "..", "pictures");
const manifest = JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8")) as Manifest;
const { sets } = manifest;
const pictures = sets.flatMap((set) =>
  set.pictures.map((picture) => ({ ...picture, style: set.style, propertyType: set.propertyType })),
);

test("the library has at least 200 different pictures, in 30 MB", () => {
  expect(pictures.length).toBeGreaterThanOrEqual(200);
  expect(new Set(pictures.map(({ file }) => readFileSync(join(folder, file)).toString("base64"))).size).toBe(
    pictures.length,
  );
  const bytes = pictures.reduce((sum, { file }) => sum + statSync(join(folder, file)).size, 0);
  expect(bytes).toBeLessThanOrEqual(30 * 1024 * 1024);
});

test("each picture is a WebP file of the size in the manifest", async () => {
  for (const { file, width, height } of pictures) {
    const found = await sharp(join(folder, file)).metadata();
    expect([file, found.format, found.width, found.height]).toEqual([file, "webp", width, height]);
  }
});

test.each([
  ["Haussmann", ({ kind, style }: { kind: string; style: string }) => kind === "facade" && style === "haussmann"],
  ["modern block", ({ kind, style }) => kind === "facade" && style === "contemporain"],
  ["1970s residence", ({ kind, style }) => kind === "facade" && style === "annees-70"],
  ["pavillon", ({ kind, style }) => kind === "facade" && style === "pavillon"],
  ["mas", ({ kind, style }) => kind === "facade" && style === "mas"],
  ["longère", ({ kind, style }) => kind === "facade" && style === "longere"],
  ["half-timbered house", ({ kind, style }) => kind === "facade" && (style === "normand" || style === "alsacien")],
  ["town house", ({ kind, style }) => kind === "facade" && style === "ville"],
  ["architect’s villa", ({ kind, style }) => kind === "facade" && style === "villa"],
] as [string, (picture: { kind: string; style: string }) => boolean][])("there are façades: %s", (_, belongs) => {
  expect(pictures.filter(belongs).length).toBeGreaterThan(0);
});

test.each([
  ["sejour", 25],
  ["cuisine", 25],
  ["chambre", 25],
  ["salle-de-bains", 15],
  ["vue", 5],
  ["terrain", 12],
  ["jardin", 5],
  ["terrasse", 2],
])("there are pictures of every kind: %s, at least %d", (kind, least) => {
  expect(pictures.filter((picture) => picture.kind === kind).length).toBeGreaterThanOrEqual(least);
});

test("there are studios, hours and seasons", () => {
  const told = pictures.map(({ alt }) => alt).join("\n");
  expect(sets.filter(({ style }) => style === "studio").length).toBeGreaterThanOrEqual(3);
  for (const word of [/soir/, /matin/, /crépuscule|tombée/, /automne/, /neige/, /ciel gris/, /couchant/])
    expect(told).toMatch(word);
});

test("a set shows one home in several pictures, each with its own description", () => {
  for (const { id, propertyType, pictures: own } of sets) {
    expect(own.length, id).toBeGreaterThanOrEqual(propertyType === "terrain" ? 1 : 3);
    expect(new Set(own.map(({ alt }) => alt)).size, id).toBe(own.length);
    for (const { alt } of own) expect(alt.length, alt).toBeGreaterThan(20);
  }
  expect(new Set(pictures.map(({ alt }) => alt)).size).toBe(pictures.length);
});
