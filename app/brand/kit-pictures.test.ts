import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { mediaStorage } from "#app/platform/pictures/media-storage.server.ts";
import { pictureVariants } from "#app/domain/picture-address.ts";
import { kitPicture, kitPictures } from "./kit-pictures.server.ts";
import { timeoutFactor } from "#tests/setup/timeout-factor.ts";

let brandDir: string;
const needs = () => ({ brandDir, media: mediaStorage(join(brandDir, "data")) });
const paint = (width: number, color: string) =>
  sharp({ create: { width, height: 100, channels: 3, background: color } })
    .webp()
    .toBuffer();

beforeEach(async () => {
  brandDir = await mkdtemp(join(tmpdir(), "bienvu-kit-"));
});
afterEach(() => rm(brandDir, { recursive: true, force: true }));

test(
  "a picture of the kit has several widths, made before any request, and a placeholder in its colours",
  { timeout: 60_000 * timeoutFactor },
  async () => {
    await writeFile(join(brandDir, "banniere.webp"), await paint(700, "teal"));
    const { address, stored } = await kitPicture(needs(), "/brand/banniere.webp");
    expect(address).toMatch(/^\/brand\/banniere\.webp\?v=[0-9a-f]{16}$/);
    expect(stored).toMatchObject({ width: 700, height: 100, placeholder: expect.stringMatching(/^data:image\/webp/) });
    const files = async () =>
      (await readdir(join(brandDir, "data", "media"), { recursive: true })).filter((name) =>
        /\.(webp|jpg)$/.test(name),
      );
    await expect
      .poll(async () => (await files()).length, { timeout: 50_000 * timeoutFactor })
      .toBe(1 + pictureVariants.length);
    expect((await sharp((await needs().media.variant(stored!.sha256, 320))!.bytes).metadata()).width).toBe(320);
  },
);

test("an edited file has another address at once", async () => {
  const path = join(brandDir, "logo.svg");
  await writeFile(path, "<svg xmlns='http://www.w3.org/2000/svg'/>");
  const before = await kitPicture(needs(), "/brand/logo.svg");
  expect(before.stored).toBeNull();
  await writeFile(path, "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1'/>");
  const after = await kitPicture(needs(), "/brand/logo.svg");
  expect(after.address).toMatch(/^\/brand\/logo\.svg\?v=/);
  expect(after.address).not.toBe(before.address);
});

test(
  "pictures of other sites, missing and broken ones keep an address",
  { timeout: 60_000 * timeoutFactor },
  async () => {
    await writeFile(join(brandDir, "avis.png"), "no picture");
    const pictures = await kitPictures(needs(), {
      "image-banier": "https://kit.example/b.jpg",
      "image-card": "/brand/nulle-part.webp",
      "img-avis": "/brand/avis.png",
      logo: "/brand/../package.json",
    });
    expect(pictures["image-banier"]).toEqual({ address: "https://kit.example/b.jpg", stored: null });
    expect(pictures["image-card"]).toEqual({ address: "/brand/nulle-part.webp", stored: null });
    expect(pictures["img-avis"]).toEqual({ address: expect.stringMatching(/^\/brand\/avis\.png\?v=/), stored: null });
    expect(pictures.logo).toEqual({ address: "/brand/../package.json", stored: null });
  },
);
