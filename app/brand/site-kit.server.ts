import type { MediaStorage } from "#app/platform/pictures/media-storage.server.ts";
import { readAccessibilityAudit } from "./accessibility-audit.server.ts";
import { type BrandImages, type BrandRole, readBrandKit, readTestimonials } from "./brand-kit.server.ts";
import { kitPictures } from "./kit-pictures.server.ts";
import type { KitFolder } from "./kit-file.server.ts";
import { readLegalNotice } from "./legal-notice.server.ts";
import { lookAgainEachSecond } from "./look-again.server.ts";

type Needs = KitFolder & { media: MediaStorage; clock: () => Date };

/** What every page shows of the operator's kit; an edited one after a second. */
export const readSiteKit = lookAgainEachSecond(async (needs: Needs) => {
  const [kit, audit, notice] = await Promise.all([
    readBrandKit(needs),
    readAccessibilityAudit(needs),
    readLegalNotice(needs),
  ]);
  return {
    kit,
    audit,
    notice,
    pictures: await kitPictures(needs, only(kit.images, ["logo", "image-card", "img-card2"])),
  };
});

/** What the home page adds to it. */
export const readHomeKit = lookAgainEachSecond(async (needs: Needs) => {
  const [kit, testimonials] = await Promise.all([readBrandKit(needs), readTestimonials(needs)]);
  return { kit, testimonials, pictures: await kitPictures(needs, only(kit.images, ["image-banier", "img-avis"])) };
});

/** The icons of the login page. */
export const readLoginKit = lookAgainEachSecond(async (needs: Needs) => {
  const kit = await readBrandKit(needs);
  return kitPictures(needs, only(kit.images, ["google", "facebook"]));
});

/** Reads every file of the kit, to have those that are broken told. */
export async function checkKit(kit: KitFolder): Promise<void> {
  for (const read of [readBrandKit, readTestimonials, readLegalNotice, readAccessibilityAudit]) await read(kit);
}

const only = (images: BrandImages, roles: BrandRole[]): BrandImages =>
  Object.fromEntries(Object.entries(images).filter(([role]) => roles.includes(role as BrandRole))); // its keys are roles
