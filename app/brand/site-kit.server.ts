import type { MediaStorage } from "#app/platform/pictures/media-storage.server.ts";
import { readAccessibilityAudit } from "./accessibility-audit.server.ts";
import { type BrandImages, type BrandRole, readBrandKit, readTestimonials } from "./brand-kit.server.ts";
import { kitPictures } from "./kit-pictures.server.ts";
import { lookAgainEachSecond } from "./look-again.server.ts";

type Needs = { media: MediaStorage; brandDir: string; clock: () => Date };

/** What every page shows of the operator's kit; an edited one after a second. */
export const readSiteKit = lookAgainEachSecond(async (needs: Needs) => {
  const [kit, audit] = await Promise.all([readBrandKit(needs.brandDir), readAccessibilityAudit(needs.brandDir)]);
  const images = kit.state === "ready" ? kit.images : {};
  return { kit, audit, pictures: await kitPictures(needs, only(images, ["logo", "image-card", "img-card2"])) };
});

/** What the home page adds to it. */
export const readHomeKit = lookAgainEachSecond(async (needs: Needs) => {
  const [kit, testimonials] = await Promise.all([readBrandKit(needs.brandDir), readTestimonials(needs.brandDir)]);
  const images = kit.state === "ready" ? kit.images : {};
  return { kit, testimonials, pictures: await kitPictures(needs, only(images, ["image-banier", "img-avis"])) };
});

/** The icons of the login page. */
export const readLoginKit = lookAgainEachSecond(async (needs: Needs) => {
  const kit = await readBrandKit(needs.brandDir);
  return kitPictures(needs, only(kit.state === "ready" ? kit.images : {}, ["google", "facebook"]));
});

const only = (images: BrandImages, roles: BrandRole[]): BrandImages =>
  Object.fromEntries(Object.entries(images).filter(([role]) => roles.includes(role as BrandRole))); // its keys are roles
