import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { z } from "zod";
import type { Platform } from "#app/platform/context.ts";
import { COSTS_DOCUMENT, costTableSchema } from "#app/platform/documents/read-cost-table.server.ts";
import type { Kit } from "#app/platform/documents/kit.server.ts";
import { prolongationSchema, RENT_CONTROL_DOCUMENT } from "#app/platform/documents/read-rent-control.server.ts";
import { ACCESSIBILITY_AUDIT, auditSchema, readAccessibilityAudit } from "./accessibility-audit.server.ts";
import {
  type BrandKit,
  type BrandRole,
  IMAGES,
  imagesSchema,
  readBrandKit,
  readTestimonials,
  TESTIMONIALS,
  testimonialsSchema,
} from "./brand-kit.server.ts";
import { ANNOUNCEMENTS, announcementsSchema, readAnnouncements } from "./announcements.server.ts";
import { COLOURS, coloursSchema, readColoursPath } from "./colours.server.ts";
import { HOME_WORDS, homeWordsSchema, readHomeWords } from "./home-words.server.ts";
import { kitPictures } from "./kit-pictures.server.ts";
import { LEGAL_NOTICE, noticeSchema, readLegalNotice } from "./legal-notice.server.ts";
import { MAIL_WORDS, mailWordsSchema } from "./mail-look.server.ts";
import { listFreePages } from "./site-pages.repository.server.ts";
import { fixedPages, FREE_PAGES, isSlug, pageDocument, sitePageSchema } from "./site-pages.server.ts";

type Needs = Pick<Platform, "kit" | "media">;
export type SiteKitNeeds = Needs & Pick<Platform, "reads">;

/** The parts of the operator's kit that every page shows. */
export async function readSiteKit({ kit, media, reads }: SiteKitNeeds) {
  const [brand, audit, notice, colours, announcements, pages] = await Promise.all([
    readBrandKit(kit),
    readAccessibilityAudit(kit),
    readLegalNotice(kit),
    readColoursPath(kit),
    readAnnouncements(kit),
    kit.remember(FREE_PAGES, () => listFreePages(reads), []),
  ]);
  return {
    colours,
    announcements,
    footerPages: pages.filter(({ inFooter }) => inFooter),
    kit: brand,
    audit,
    notice,
    pictures: await picturesOf({ kit, media }, brand, ["logo", "image-card", "img-card2"]),
  };
}

/** The further parts of the kit on the home page. */
export async function readHomeKit({ kit, media }: Needs) {
  const [brand, testimonials, words] = await Promise.all([
    readBrandKit(kit),
    readTestimonials(kit),
    readHomeWords(kit),
  ]);
  const pictures = await picturesOf({ kit, media }, brand, ["image-banier", "img-avis"]);
  return { kit: brand, testimonials, words, pictures };
}

/** The icons of the login page. */
export const readLoginKit = async (needs: Needs) =>
  picturesOf(needs, await readBrandKit(needs.kit), ["google", "facebook"]);

const documents: [string, z.ZodType][] = [
  [IMAGES, imagesSchema],
  [TESTIMONIALS, testimonialsSchema],
  [LEGAL_NOTICE, noticeSchema],
  [ACCESSIBILITY_AUDIT, auditSchema],
  [HOME_WORDS, homeWordsSchema],
  [COLOURS, coloursSchema],
  [ANNOUNCEMENTS, announcementsSchema],
  [MAIL_WORDS, mailWordsSchema],
  [COSTS_DOCUMENT, costTableSchema],
  [RENT_CONTROL_DOCUMENT, prolongationSchema],
];

/** Maximum number of free pages whose files are checked. */
const MOST_PAGES = 100;

/** The problems of documents and files, one sentence each; reading them also logs the problems. */
export async function findKitProblems(kit: Kit): Promise<string[]> {
  const slugs = new Set([...fixedPages, ...(await freePagesIn(kit.path))]);
  const pages = [...slugs].map((slug): [string, z.ZodType] => [pageDocument(slug), sitePageSchema]);
  const read = await Promise.all([...documents, ...pages].map(([name, schema]) => kit.read(name, schema)));
  return read.flatMap((one) => ("problem" in one ? [`${one.source} ${one.problem}.`] : []));
}

/** The slugs of the free pages that have a file in the folder. */
async function freePagesIn(folder: string): Promise<string[]> {
  const files = await readdir(join(folder, FREE_PAGES)).catch(() => []);
  return files
    .flatMap((file) => /^(.+)\.json$/.exec(file)?.[1] ?? [])
    .filter(isSlug)
    .slice(0, MOST_PAGES);
}

function picturesOf({ kit, media }: Needs, { images, stored }: BrandKit, roles: BrandRole[]) {
  const shown = Object.entries(images).filter(([role]) => roles.includes(role as BrandRole)); // its keys are roles
  return kitPictures({ media, brandDir: kit.path }, Object.fromEntries(shown), stored);
}
