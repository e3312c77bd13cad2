import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { mediaStorage, parseVariantName } from "./media-storage.server.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "bienvu-media-"));
});
afterEach(() => rm(folder, { recursive: true }));

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#1f4b5a" } });

test("a variant keeps the proportions and is never larger than the original", async () => {
  const media = mediaStorage(folder);
  const stored = await media.save(await picture(900, 600).jpeg().toBuffer());
  expect(stored).toMatchObject({ width: 900, height: 600, format: "jpeg" });
  const small = await sharp((await media.variant(stored.sha256, 320))!).metadata();
  expect(small).toMatchObject({ width: 320, height: 213, format: "webp" });
  const large = await sharp((await media.variant(stored.sha256, 1600))!).metadata();
  expect(large.width).toBe(900);
});

test("an upright cut fills its frame from the middle of the original", async () => {
  const media = mediaStorage(folder);
  const sides = await sharp({ create: { width: 1800, height: 1000, channels: 3, background: "#ff0000" } })
    .composite([{ input: await picture(600, 1000).png().toBuffer(), left: 600, top: 0 }])
    .jpeg()
    .toBuffer();
  const upright = sharp((await media.variant((await media.save(sides)).sha256, "portrait"))!);
  expect(await upright.metadata()).toMatchObject({ width: 480, height: 854, format: "webp" });
  const { channels } = await upright.stats();
  expect(channels[0]!.max).toBeLessThan(60);
});

test("the same bytes are stored once", async () => {
  const media = mediaStorage(folder);
  const bytes = await picture(40, 30).png().toBuffer();
  const [first, second] = [await media.save(bytes), await media.save(bytes)];
  expect(second).toEqual(first);
  const files = await readdir(join(folder, "media"), { recursive: true });
  expect(files.filter((name) => name.includes("original"))).toHaveLength(1);
});

test("a turned photograph has the size that it shows", async () => {
  const media = mediaStorage(folder);
  const stored = await media.save(await picture(90, 60).withMetadata({ orientation: 6 }).jpeg().toBuffer());
  expect([stored.width, stored.height]).toEqual([60, 90]);
});

test("what is no picture is refused, an unknown original has no variant", async () => {
  const media = mediaStorage(folder);
  await expect(media.save(Buffer.from("<svg/>"))).rejects.toThrow();
  expect(await media.variant("0".repeat(64), 320)).toBeNull();
});

test.each([
  ["0".repeat(64), "321.webp"],
  ["0".repeat(63), "320.webp"],
  ["../".repeat(22).slice(0, 64), "320.webp"],
  ["0".repeat(64), "320.webp/.."],
])("an address of another form names no variant: %s %s", (sha256, file) => {
  expect(parseVariantName(sha256, file)).toBeNull();
});

test.each([
  [1, 3_000],
  [3_000, 1],
])("a picture of %i by %i pixels is stored like any other", async (width, height) => {
  const stored = await mediaStorage(folder).save(await picture(width, height).jpeg().toBuffer());
  expect([stored.width, stored.height]).toEqual([width, height]);
});
