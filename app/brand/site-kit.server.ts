import type { Platform } from "#app/platform/context.ts";
import type { KitFolder } from "#app/platform/kit-folder.server.ts";
import { readAccessibilityAudit } from "./accessibility-audit.server.ts";
import { type BrandImages, type BrandRole, readBrandKit, readTestimonials } from "./brand-kit.server.ts";
import { kitPictures } from "./kit-pictures.server.ts";
import { readLegalNotice } from "./legal-notice.server.ts";
import { lookAgainEachSecond } from "./look-again.server.ts";

type Needs = Pick<Platform, "kit" | "media" | "clock" | "changes">;

/** What every page shows of the operator's kit; an edited one after a second. */
export const readSiteKit = lookAgainEachSecond(async ({ kit: folder, media }: Needs) => {
  const [kit, audit, notice] = await Promise.all([
    readBrandKit(folder),
    readAccessibilityAudit(folder),
    readLegalNotice(folder),
  ]);
  return {
    kit,
    audit,
    notice,
    pictures: await kitPictures(
      { media, brandDir: folder.path },
      only(kit.images, ["logo", "image-card", "img-card2"]),
    ),
  };
});

/** What the home page adds to it. */
export const readHomeKit = lookAgainEachSecond(async ({ kit: folder, media }: Needs) => {
  const [kit, testimonials] = await Promise.all([readBrandKit(folder), readTestimonials(folder)]);
  return {
    kit,
    testimonials,
    pictures: await kitPictures({ media, brandDir: folder.path }, only(kit.images, ["image-banier", "img-avis"])),
  };
});

/** The icons of the login page. */
export const readLoginKit = lookAgainEachSecond(async ({ kit, media }: Needs) => {
  const { images } = await readBrandKit(kit);
  return kitPictures({ media, brandDir: kit.path }, only(images, ["google", "facebook"]));
});

/** Reads every file of the kit, so that problems of broken ones are logged. */
export async function checkKit(kit: KitFolder): Promise<void> {
  for (const read of [readBrandKit, readTestimonials, readLegalNotice, readAccessibilityAudit]) await read(kit);
}

const only = (images: BrandImages, roles: BrandRole[]): BrandImages =>
  Object.fromEntries(Object.entries(images).filter(([role]) => roles.includes(role as BrandRole))); // its keys are roles
