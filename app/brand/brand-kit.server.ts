import { readFile } from "node:fs/promises";
import { join, normalize, sep } from "node:path";
import { z } from "zod";
import { readKitFile } from "./kit-file.server.ts";

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
      .regex(/^(\/(?!\/)|https:\/\/)/),
  }),
);
const testimonialsSchema = z.array(
  z.object({ name: z.string().max(100), place: z.string().max(100).default(""), text: z.string().max(1_000) }),
);

export type Testimonial = z.infer<typeof testimonialsSchema>[number];
export type BrandImages = Partial<Record<BrandRole, string>>;

/** The pictures by role; or why there are none, in the terms of the specification's section 8. */
export type BrandKit =
  | { state: "ready"; images: BrandImages }
  | { state: "failed"; message: string }
  | { state: "not-ok" }
  | { state: "empty" };

/** Reads the operator's pictures, at each call: an edited file shows at once. Never throws. */
export async function readBrandKit(folder: string): Promise<BrandKit> {
  const file = await readImagesFile(folder);
  if (file.state !== "ready") return file;
  const parsed = imagesSchema.safeParse(file.content);
  if (!parsed.success) return { state: "not-ok" };
  if (parsed.data.length === 0) return { state: "empty" };
  const images: BrandImages = {};
  for (const { alt, src } of parsed.data) {
    const role = brandRoles.find((known) => known === alt);
    if (role) images[role] = src;
  }
  return { state: "ready", images };
}

/** The bytes of `GET /Api/images.json`: the operator's file as it is, or null where there is none. */
export async function readImagesJson(folder: string): Promise<Buffer | null> {
  return readFile(join(folder, "images.json")).catch(() => null);
}

/** The testimonials of the home page; none where the file is missing or broken. */
export async function readTestimonials(folder: string): Promise<Testimonial[]> {
  return (await readKitFile(folder, "temoignages.json", testimonialsSchema)) ?? [];
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

type ImagesFile = { state: "ready"; content: unknown } | Exclude<BrandKit, { state: "ready" }>;

async function readImagesFile(folder: string): Promise<ImagesFile> {
  let text: string;
  try {
    text = await readFile(join(folder, "images.json"), "utf8");
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    // No such file is what a server answers 404 to; anything else is a failure of its own.
    return code === "ENOENT" ? { state: "not-ok" } : { state: "failed", message: code || "lecture impossible" };
  }
  if (text.trim() === "") return { state: "empty" };
  try {
    return { state: "ready", content: JSON.parse(text) };
  } catch {
    return { state: "failed", message: "le fichier images.json n’est pas du JSON valable" };
  }
}
