import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import {
  avifThatTells,
  decompressionBomb,
  heicFile,
  makePicture,
  photographWithPosition,
} from "#tests/factories/pictures.ts";
import { preparePicture } from "./picture-intake.server.ts";
import { MOST_PICTURE_BYTES } from "./picture-limits.ts";
import { timeoutFactor } from "#tests/setup/timeout-factor.ts";

async function kept(bytes: Buffer): Promise<Buffer> {
  const prepared = await preparePicture(bytes);
  if (!prepared.ok) throw new Error(prepared.code);
  return prepared.bytes;
}

const refusal = async (bytes: Buffer) => {
  const prepared = await preparePicture(bytes);
  return prepared.ok ? "accepted" : prepared.code;
};

describe.each(["jpeg", "png", "webp", "avif"] as const)("a picture in %s", (kind) => {
  const made = makePicture({ width: 300, height: 200 })
    .toFormat(kind, kind === "avif" ? { effort: 0 } : {})
    .toBuffer();

  test("the pixels are kept", async () => {
    expect(await sharp(await kept(await made)).metadata()).toMatchObject({ width: 300, height: 200 });
  });

  test("a file cut short is refused, wherever it is cut", async () => {
    const whole = await made;
    for (const length of [
      whole.length - 1,
      whole.length - 12,
      Math.round(whole.length * 0.9),
      Math.round(whole.length / 2),
      70,
    ]) {
      expect(await refusal(whole.subarray(0, length)), `${length} of ${whole.length} bytes`).toBe("damaged");
    }
  });

  test.each([
    ["a page", "<!DOCTYPE html><p>Bonjour"],
    ["a script", "<ScRiPt>alert(1)</script>"],
    ["PHP", "<?php system('id');"],
    ["a PDF", "%PDF-1.7\n1 0 obj"],
    ["an archive", `PK\x03\x04${"x".repeat(40)}PK\x05\x06${"\0".repeat(18)}`],
  ])("a file that is also %s is refused", async (_, hidden) => {
    expect(await refusal(Buffer.concat([await made, Buffer.from(hidden, "latin1")]))).toBe("hides_a_file");
  });
});

test("data that a phone appends is dropped", async () => {
  const film = Buffer.concat([Buffer.from("\0\0\0\x18ftypmp42\0\0\0\0mp42isom", "latin1"), randomBytes(50_000)]);
  const bytes = await kept(Buffer.concat([await makePicture().jpeg().toBuffer(), film]));
  expect(bytes.includes("ftypmp42")).toBe(false);
});

test("position, camera and profile are dropped, and the picture is upright", async () => {
  const sent = await photographWithPosition();
  expect((await sharp(sent).metadata()).exif?.includes("Secret")).toBe(true);
  const bytes = await kept(sent);
  const { width, height, exif, icc, xmp, iptc, orientation, space } = await sharp(bytes).metadata();
  expect({ width, height, exif, icc, xmp, iptc, orientation, space }).toEqual({
    width: 400,
    height: 600,
    space: "srgb",
  });
  expect(bytes.includes("Exif")).toBe(false);
});

test("a comment in the picture is dropped", async () => {
  const picture = await makePicture().jpeg().toBuffer();
  const comment = Buffer.from("\xFF\xFE\x00\x0FEmilie Martin", "latin1");
  expect((await kept(Buffer.concat([picture.subarray(0, 2), comment, picture.subarray(2)]))).includes("Emilie")).toBe(
    false,
  );
});

test("padding bytes before a marker are no damage", async () => {
  // Read as a length, they would lead beyond the end of such a small file.
  const picture = await makePicture({ width: 64, height: 48 }).jpeg().toBuffer();
  expect(
    await refusal(Buffer.concat([picture.subarray(0, 2), Buffer.from([0xff, 0xff, 0xff]), picture.subarray(2)])),
  ).toBe("accepted");
});

test("the longer side is at most 3000 pixels; smaller pictures are not enlarged", async () => {
  expect(
    await sharp(await kept(await makePicture({ width: 3_200, height: 400 }).jpeg().toBuffer())).metadata(),
  ).toMatchObject({ width: 3_000, height: 375 });
  expect(
    await sharp(await kept(await makePicture({ width: 40, height: 3_200 }).png().toBuffer())).metadata(),
  ).toMatchObject({ height: 3_000 });
});

test("transparency stays, and an animation keeps its first frame", async () => {
  const logo = await sharp({
    create: { width: 50, height: 50, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0.2 } },
  })
    .png()
    .toBuffer();
  expect(await sharp(await kept(logo)).metadata()).toMatchObject({ format: "webp", hasAlpha: true });
  const frames = await Promise.all(
    [makePicture({ width: 40, height: 30 }), makePicture({ width: 40, height: 30 })].map((frame) =>
      frame.png().toBuffer(),
    ),
  );
  const moving = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
  expect((await sharp(moving).metadata()).pages).toBe(2);
  const still = await sharp(await kept(moving)).metadata();
  expect([still.height, still.pages ?? 1]).toEqual([30, 1]);
});

test("the same picture gives the same bytes", async () => {
  const sent = await makePicture().jpeg().toBuffer();
  expect((await kept(sent)).equals(await kept(sent))).toBe(true);
});

test("60 megapixels are accepted, more are refused before decoding", { timeout: 60_000 * timeoutFactor }, async () => {
  const flat = (height: number) =>
    sharp({ create: { width: 10_000, height, channels: 3, background: "#fff" } })
      .jpeg()
      .toBuffer();
  expect(await refusal(await flat(6_000))).toBe("accepted");
  expect(await refusal(await flat(6_001))).toBe("too_many_pixels");
  expect(await refusal(await decompressionBomb())).toBe("too_many_pixels");
});

test("an AVIF, which takes the most memory, has at most 24 megapixels, and as many as its header says", async () => {
  expect(await refusal(await avifThatTells({ width: 6_000, height: 4_001 }))).toBe("too_many_avif_pixels");
  expect(["damaged", "too_many_avif_pixels"]).toContain(await refusal(await avifThatTells({ width: 20, height: 20 })));
});

test("15 MB are accepted, one byte more is refused", async () => {
  const picture = await makePicture().jpeg().toBuffer();
  const padded = (length: number) => Buffer.concat([picture, Buffer.alloc(length - picture.length)]);
  expect(await refusal(padded(MOST_PICTURE_BYTES))).toBe("accepted");
  expect(await refusal(padded(MOST_PICTURE_BYTES + 1))).toBe("too_heavy");
});

test("a file that is no picture is refused with its reason", async () => {
  expect(await refusal(Buffer.alloc(0))).toBe("empty");
  expect(await refusal(heicFile())).toBe("heic");
  expect(await refusal(Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"))).toBe("not_a_picture");
  expect(await refusal(Buffer.concat([Buffer.from("\xFF\xD8\xFF\xE0", "latin1"), randomBytes(5_000)]))).toBe("damaged");
});
