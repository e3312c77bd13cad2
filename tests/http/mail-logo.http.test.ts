import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeEach, expect, test } from "vitest";
import { mailLogo } from "#app/platform/mail/mail-logo.ts";
import { UNNOTIFIED_MS } from "#app/platform/public-changes.ts";
import { useHttpPortal } from "../setup/portals/http-portal.ts";

const kit = join(import.meta.dirname, "..", "..", "brand");
const folder = await mkdtemp(join(tmpdir(), "bienvu-mail-logo-"));
afterAll(() => rm(folder, { recursive: true, force: true }));
const portal = useHttpPortal({ template: "communes", settings: { BRAND_DIR: folder } });
beforeEach(() => cp(kit, folder, { recursive: true }));

async function setLogo(src: string | null) {
  await writeFile(join(folder, "images.json"), JSON.stringify(src === null ? [] : [{ alt: "logo", src }]));
  portal.clock.set(new Date(portal.clock.read().getTime() + UNNOTIFIED_MS));
}

/** The logo of mails, as pixels of red, green, blue and alpha. */
async function fetchLogo() {
  const answer = await portal.fetch(mailLogo.path);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/png"]);
  const { data, info } = await sharp(Buffer.from(await answer.arrayBuffer()))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([2 * mailLogo.width, 2 * mailLogo.height]);
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)];
  const isEmpty = data.every((value, index) => index % 4 !== 3 || value === 0);
  return { at, isEmpty, headers: answer.headers };
}
const plate = [243, 237, 227, 255];

test("the kit's logo is a PNG at the left of a fixed box, on a plate visible in dark mails", async () => {
  const { at, headers } = await fetchLogo();
  expect(headers.get("cache-control")).toBe("public, max-age=86400");
  expect(headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  expect(at(6, 44)).toEqual(plate);
  // The default mark is square: its door is below the eye, and nothing is at the right.
  expect(at(12 + 32, 58 + 10)).toEqual([31, 75, 90, 255]);
  expect(at(200, 44)).toEqual([0, 0, 0, 0]);
});

test("a new logo shows once the files are read again, also a WebP; a wide one fills the width", async () => {
  const wide = sharp({ create: { width: 1_200, height: 100, channels: 3, background: "#c80000" } });
  await writeFile(join(folder, "enseigne.webp"), await wide.webp({ lossless: true }).toBuffer());
  await setLogo("/brand/enseigne.webp");
  const { at } = await fetchLogo();
  expect(at(200, 44)).toEqual([200, 0, 0, 255]);
  expect(at(380, 44)).toEqual([200, 0, 0, 255]);
  expect(at(200, 6)).toEqual(plate);
});

test("a kit without a logo uses the default mark; another site's logo, or a broken file, leaves the name alone", async () => {
  await setLogo(null);
  expect((await fetchLogo()).isEmpty).toBe(false);
  await setLogo("https://example.org/logo.png");
  expect((await fetchLogo()).isEmpty).toBe(true);
  await setLogo("/brand/absent.svg");
  expect((await fetchLogo()).isEmpty).toBe(true);
  await writeFile(join(folder, "logo.svg"), "<svg");
  await setLogo("/brand/logo.svg");
  expect((await fetchLogo()).isEmpty).toBe(true);
});
