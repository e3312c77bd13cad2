import { readFile } from "node:fs/promises";
import { join, normalize, sep } from "node:path";
import { z } from "zod";
import type { Picture } from "#app/domain/picture.ts";
import type { Kit } from "#app/platform/documents/kit.server.ts";

/** Roles of the kit's pictures (specification, section 3 « Image asset »). */
export const brandRoles = [
  "logo",
  "image-banier",
  "image-card",
  "img-card2",
  "img-avis",
  "facebook",
  "google",
] as const;
export type BrandRole = (typeof brandRoles)[number];

/** The name of the document, or file of the kit, with the pictures. */
export const IMAGES = "images.json";
export const TESTIMONIALS = "temoignages.json";

/** The data of a stored picture of the operator. */
const storedPicture = z.object({
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  placeholder: z.string().max(20_000),
});

export const imagesSchema = z.array(
  z.object({
    alt: z.string().max(100),
    src: z
      .string()
      .max(2_000)
      .regex(/^(\/(?!\/)|https:\/\/)/, "il faut une adresse qui commence par https:// ou par un seul /"),
    picture: storedPicture.optional(),
  }),
);
export const MOST_TESTIMONIALS = 12;
export const testimonialsSchema = z.array(
  z.object({ name: z.string().max(100), place: z.string().max(100).default(""), text: z.string().max(1_000) }),
);

export type Testimonial = z.infer<typeof testimonialsSchema>[number];
export type BrandImages = Partial<Record<BrandRole, string>>;
export type ImageRecord = z.infer<typeof imagesSchema>[number];

/**
 * The pictures by role, the operator's uploads among them (`stored`), and the state of their file in the terms of the specification's
 * section 8. While the file is broken, its last valid pictures stay.
 */
export type BrandKit = { images: BrandImages; stored: Partial<Record<BrandRole, Picture>> } & (
  | { state: "ready" | "not-ok" | "empty" }
  | { state: "failed"; message: string }
);

/** Reads the operator's pictures. Never throws. */
export async function readBrandKit(kit: Kit): Promise<BrandKit> {
  const read = await kit.read(IMAGES, imagesSchema);
  const shown = { images: imagesOf(read.value ?? []), stored: storedOf(read.value ?? []) };
  if (read.code === "unreadable")
    return { state: "failed", message: `le fichier images.json ${read.problem}`, ...shown };
  // « not-ok » is the specification's state for an answer 404, as for a missing file.
  if (read.code === "missing" || read.code === "invalid") return { state: "not-ok", ...shown };
  return { state: read.code === "empty" || read.value?.length === 0 ? "empty" : "ready", ...shown };
}

function storedOf(records: ImageRecord[]): BrandKit["stored"] {
  const stored: BrandKit["stored"] = {};
  for (const { alt, picture } of records) {
    const role = brandRoles.find((known) => known === alt);
    if (role && picture) stored[role] = { ...picture, alt: "" };
  }
  return stored;
}

function imagesOf(records: z.infer<typeof imagesSchema>): BrandImages {
  const images: BrandImages = {};
  for (const { alt, src } of records) {
    const role = brandRoles.find((known) => known === alt);
    if (role) images[role] = src;
  }
  return images;
}

/** The answer of `GET /Api/images.json`: the pictures of pages in the specification's format; null where none could be read. */
export async function readImagesJson(kit: Kit): Promise<{ alt: string; src: string }[] | null> {
  const { value } = await kit.read(IMAGES, imagesSchema);
  return value && value.map(({ alt, src }) => ({ alt, src }));
}

/** The testimonials of the home page; empty where the file is missing, or was never valid. */
export async function readTestimonials(kit: Kit): Promise<Testimonial[]> {
  return (await kit.read(TESTIMONIALS, testimonialsSchema)).value ?? [];
}

const types: Record<string, string> = {
  svg: "image/svg+xml",
  webp: "image/webp",
  avif: "image/avif",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
};

/** A picture of the kit; null for another kind of file, a missing file, or a file outside of the folder. */
export async function readBrandFile(folder: string, name: string): Promise<{ bytes: Buffer; type: string } | null> {
  const type = types[name.slice(name.lastIndexOf(".") + 1).toLowerCase()];
  const path = normalize(join(folder, name));
  if (!type || name.includes("\0") || !path.startsWith(`${normalize(folder)}${sep}`)) return null;
  const bytes = await readFile(path).catch(() => null);
  return bytes && { bytes, type };
}
