import sharp from "sharp";
import { expect, test } from "vitest";
import { heicFile } from "#tests/factories/pictures.ts";
import { pictureKindOf } from "./picture-kind.ts";

const bytes = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));

test.each(["jpeg", "png", "webp", "avif"] as const)("%s is recognised by its bytes", async (kind) => {
  const picture = await sharp({ create: { width: 20, height: 20, channels: 3, background: "#fff" } })
    .toFormat(kind)
    .toBuffer();
  expect(pictureKindOf(picture)).toBe(kind);
});

test("HEIC is distinguished from AVIF, which has the same container", () => {
  expect(pictureKindOf(heicFile())).toBe("heic");
  expect(pictureKindOf(bytes("\0\0\0\x18ftypmif1\0\0\0\0mif1heic"))).toBe("heic");
  expect(pictureKindOf(bytes("\0\0\0\x18ftypmif1\0\0\0\0mif1avif"))).toBe("avif");
});

test.each([
  ["nothing", ""],
  ["one byte", "\xFF"],
  ["a GIF", "GIF89a\x01\0\x01\0"],
  ["a page", "<!doctype html>"],
  ["a drawing", "<svg xmlns='http://www.w3.org/2000/svg'/>"],
  ["a PDF", "%PDF-1.7"],
  ["a film", "\0\0\0\x18ftypisom\0\0\0\0isommp42"],
  ["sound in RIFF", "RIFF\x24\0\0\0WAVEfmt "],
  ["a box cut short", "\0\0\0\x18ftyp"],
  ["a box of impossible length", "\xFF\xFF\xFF\xFFftypmp42"],
])("%s is no picture", (_, text) => {
  expect(pictureKindOf(bytes(text))).toBeNull();
});
