import type { PictureKind } from "./picture-kind.ts";

// Each pattern has at least six bytes: shorter ones occur by chance in a compressed picture of 15 MB.
const otherFiles = /<script|<!doctype html|<html>|<\?php |%PDF-\d/i;
const archives = ["Rar!\x1A\x07", "7z\xBC\xAF\x27\x1C"];
const ZIP_END = "PK\x05\x06";
/** Bytes at the end of a file to search: a ZIP archive ends with its directory's end and a comment of at most 65,535 bytes. */
const ZIP_END_REACH = 65_557;

/**
 * Whether a picture is also a page, a script, a PDF or an archive. Data that phones append (a film, a second picture) is
 * allowed: only the pixels are stored.
 */
export function hidesAnotherFile(bytes: Buffer): boolean {
  return (
    otherFiles.test(bytes.toString("latin1")) ||
    archives.some((start) => bytes.includes(start, 0, "latin1")) ||
    bytes.subarray(-ZIP_END_REACH).includes(ZIP_END, 0, "latin1")
  );
}

/** Whether a picture has the end that its format requires: the decoders accept a file without its last bytes. */
export function hasEndMarker(bytes: Buffer, kind: PictureKind): boolean {
  if (kind === "png") return bytes.includes("\0\0\0\0IEND\xAE\x42\x60\x82", 0, "latin1");
  if (kind === "jpeg") return bytes.includes("\xFF\xD9", startOfJpegPixels(bytes), "latin1");
  return true;
}

/** Skips the segments with a length: one of them may be a thumbnail, with its own end marker. Extra bytes FF may precede any marker. */
function startOfJpegPixels(bytes: Buffer): number {
  let offset = 2;
  while (offset + 4 <= bytes.length && bytes[offset] === 0xff && bytes[offset + 1] !== 0xda)
    offset += bytes[offset + 1] === 0xff ? 1 : 2 + bytes.readUInt16BE(offset + 2);
  return offset;
}
