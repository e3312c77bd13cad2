/** Formats that photos are sent and stored in. */
export const pictureKinds = ["jpeg", "png", "webp", "avif"] as const;
export type PictureKind = (typeof pictureKinds)[number];

/** Value of an `accept` attribute. Without HEIC in it, iPhones convert to JPEG. */
export const PICTURE_TYPES = pictureKinds.map((kind) => `image/${kind}`).join(",");

/** Number of first bytes that identify the kind. */
export const KIND_BYTES = 64;

const heicBrands = ["heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "hevs"];

/** The kind of a file by its first bytes, whatever its name; « heic » is the iPhone's own format; null for anything else. */
export function pictureKindOf(bytes: Uint8Array): PictureKind | "heic" | null {
  const text = latin(bytes.subarray(0, KIND_BYTES));
  if (text.startsWith("\xFF\xD8\xFF")) return "jpeg";
  if (text.startsWith("\x89PNG\r\n\x1A\n")) return "png";
  if (text.startsWith("RIFF") && text.startsWith("WEBP", 8)) return "webp";
  if (text.startsWith("ftyp", 4)) return kindOfBrands(text, bytes);
  return null;
}

// ISO/IEC 14496-12: a box of four bytes of length, « ftyp », the main brand, a version, then compatible brands.
function kindOfBrands(text: string, bytes: Uint8Array): "avif" | "heic" | null {
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  const brands = [text.slice(8, 12), ...(text.slice(16, length).match(/.{4}/gs) ?? [])];
  if (brands.includes("avif") || brands.includes("avis")) return "avif";
  return brands.some((brand) => heicBrands.includes(brand)) ? "heic" : null;
}

// One character per byte: `TextDecoder` has no true Latin-1; its « latin1 » changes bytes 80 to 9F.
const latin = (bytes: Uint8Array): string => String.fromCharCode(...bytes);
