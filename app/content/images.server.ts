import {
  brandRoles,
  type BrandRole,
  type ImageRecord,
  IMAGES,
  imagesSchema,
  readBrandKit,
} from "#app/brand/brand-kit.server.ts";
import type { Kit } from "#app/platform/documents/kit.server.ts";
import type { MediaStorage } from "#app/platform/pictures/media-storage.server.ts";
import { kitPictures } from "#app/brand/kit-pictures.server.ts";
import { pictureAddress } from "#app/domain/picture-address.ts";
import type { Picture } from "#app/domain/picture.ts";

/** The pictures that operators may change; the logos of login buttons belong to Google and Facebook. */
export const editedRoles = brandRoles.filter((role) => role !== "facebook" && role !== "google");
export type EditedRole = Exclude<BrandRole, "facebook" | "google">;

/** The current pictures of the pages. */
export async function readImages({ kit, media }: { kit: Kit; media: MediaStorage }) {
  const { images, stored } = await readBrandKit(kit);
  return kitPictures({ media, brandDir: kit.path }, images, stored);
}

/** The content of the pictures' document with a new picture for a role. */
export async function withImage(kit: Kit, role: EditedRole, picture: Picture): Promise<ImageRecord[]> {
  const records = (await kit.read(IMAGES, imagesSchema)).value ?? [];
  const { sha256, width, height, placeholder } = picture;
  const record = { alt: role, src: pictureAddress(sha256, 1600), picture: { sha256, width, height, placeholder } };
  return [...records.filter(({ alt }) => alt !== role), record];
}
