import type { Platform } from "#app/platform/context.ts";
import type { KitFolder } from "#app/platform/kit-folder.server.ts";
import { readAccessibilityAudit } from "./accessibility-audit.server.ts";
import { type BrandImages, type BrandRole, readBrandKit, readTestimonials } from "./brand-kit.server.ts";
import { readAnnouncements } from "./announcements.server.ts";
import { readColours, readColoursPath } from "./colours.server.ts";
import { readHomeWords } from "./home-words.server.ts";
import { kitPictures } from "./kit-pictures.server.ts";
import { readLegalNotice } from "./legal-notice.server.ts";
import { listFreePages } from "./site-pages.repository.server.ts";
import { lookAgainEachSecond } from "#app/platform/look-again.server.ts";

type Needs = Pick<Platform, "kit" | "media" | "clock" | "changes">;
export type SiteKitNeeds = Needs & Pick<Platform, "reads" | "log">;

/** What every page shows of the operator's kit; an edited one after a second. */
export const readSiteKit = lookAgainEachSecond(async ({ kit: folder, media, reads, log }: SiteKitNeeds) => {
  const [kit, audit, notice, colours, announcements, pages] = await Promise.all([
    readBrandKit(folder),
    readAccessibilityAudit(folder),
    readLegalNotice(folder),
    readColoursPath(folder),
    readAnnouncements(folder),
    // Without the database, pages are made without these links.
    listFreePages(reads).catch((error: unknown) => {
      log.debug({ err: error }, "the free pages cannot be listed");
      return [];
    }),
  ]);
  return {
    colours,
    announcements,
    footerPages: pages.filter(({ inFooter }) => inFooter),
    kit,
    audit,
    notice,
    pictures: await kitPictures(
      { media, brandDir: folder.path },
      only(kit.images, ["logo", "image-card", "img-card2"]),
      kit.stored,
    ),
  };
});

/** What the home page adds to it. */
export const readHomeKit = lookAgainEachSecond(async ({ kit: folder, media }: Needs) => {
  const [kit, testimonials, words] = await Promise.all([
    readBrandKit(folder),
    readTestimonials(folder),
    readHomeWords(folder),
  ]);
  return {
    kit,
    testimonials,
    words,
    pictures: await kitPictures(
      { media, brandDir: folder.path },
      only(kit.images, ["image-banier", "img-avis"]),
      kit.stored,
    ),
  };
});

/** The icons of the login page. */
export const readLoginKit = lookAgainEachSecond(async ({ kit, media }: Needs) => {
  const { images, stored } = await readBrandKit(kit);
  return kitPictures({ media, brandDir: kit.path }, only(images, ["google", "facebook"]), stored);
});

/** Reads every file of the kit, so that problems of broken ones are logged. */
export async function checkKit(kit: KitFolder): Promise<void> {
  for (const read of [
    readBrandKit,
    readTestimonials,
    readLegalNotice,
    readAccessibilityAudit,
    readHomeWords,
    readColours,
    readAnnouncements,
  ])
    await read(kit);
}

const only = (images: BrandImages, roles: BrandRole[]): BrandImages =>
  Object.fromEntries(Object.entries(images).filter(([role]) => roles.includes(role as BrandRole))); // its keys are roles
