import { readFile } from "node:fs/promises";
import { join, normalize, sep } from "node:path";
import { z } from "zod";
import type { KitFolder } from "#app/platform/kit-folder.server.ts";

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

const imagesSchema = z.array(
  z.object({
    alt: z.string().max(100),
    src: z
      .string()
      .max(2_000)
      .regex(/^(\/(?!\/)|https:\/\/)/, "il faut une adresse qui commence par https:// ou par un seul /"),
  }),
);
const testimonialsSchema = z.array(
  z.object({ name: z.string().max(100), place: z.string().max(100).default(""), text: z.string().max(1_000) }),
);

export type Testimonial = z.infer<typeof testimonialsSchema>[number];
export type BrandImages = Partial<Record<BrandRole, string>>;

/**
 * The pictures by role, and the state of their file in the terms of the specification's section 8. While it is broken, its
 * last valid pictures stay.
 */
export type BrandKit = { images: BrandImages } & (
  | { state: "ready" | "not-ok" | "empty" }
  | { state: "failed"; message: string }
);

/** Reads the operator's pictures, at each call: an edited file shows at once. Never throws. */
export async function readBrandKit(kit: KitFolder): Promise<BrandKit> {
  const read = await kit.read("images.json", imagesSchema);
  const images = imagesOf(read.value ?? []);
  if (read.code === "unreadable") return { state: "failed", message: `le fichier images.json ${read.problem}`, images };
  // No such file is what a server answers 404 to.
  if (read.code === "missing" || read.code === "invalid") return { state: "not-ok", images };
  return { state: read.code === "empty" || read.value?.length === 0 ? "empty" : "ready", images };
}

function imagesOf(records: z.infer<typeof imagesSchema>): BrandImages {
  const images: BrandImages = {};
  for (const { alt, src } of records) {
    const role = brandRoles.find((known) => known === alt);
    if (role) images[role] = src;
  }
  return images;
}

/** The bytes of `GET /Api/images.json`: the operator's file as it is, or null where there is none. */
export async function readImagesJson(folder: string): Promise<Buffer | null> {
  return readFile(join(folder, "images.json")).catch(() => null);
}

/** The testimonials of the home page; none where the file is missing, or never was valid. */
export async function readTestimonials(kit: KitFolder): Promise<Testimonial[]> {
  return (await kit.read("temoignages.json", testimonialsSchema)).value ?? [];
}

const types: Record<string, string> = {
  svg: "image/svg+xml",
  webp: "image/webp",
  avif: "image/avif",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
};

/** A picture of the kit; null for another kind of file, a missing one, or one outside of the folder. */
export async function readBrandFile(folder: string, name: string): Promise<{ bytes: Buffer; type: string } | null> {
  const type = types[name.slice(name.lastIndexOf(".") + 1).toLowerCase()];
  const path = normalize(join(folder, name));
  if (!type || name.includes("\0") || !path.startsWith(`${normalize(folder)}${sep}`)) return null;
  const bytes = await readFile(path).catch(() => null);
  return bytes && { bytes, type };
}
