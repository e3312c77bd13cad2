import { z } from "zod";
import type { KitFolder } from "#app/platform/kit-folder.server.ts";

/** A page whose text operators write in Markdown. */
export const sitePageSchema = z.object({
  titre: z.string().trim().min(1).max(120),
  texte: z.string().trim().max(60_000),
  /** Of a free page: whether the footer of every page links it. */
  enPied: z.boolean().default(false),
  /** Of the legal notice: whether the text takes the place of the form's entries, or follows them. */
  remplace: z.boolean().default(false),
});
export type SitePage = z.infer<typeof sitePageSchema>;

/** Pages that every portal has, which a template fills until an operator has saved them. */
export const fixedPages = ["cgu", "confidentialite", "classement", "mentions-legales", "registre"] as const;
export type FixedPage = (typeof fixedPages)[number];

export const FREE_PAGES = "pages/";
/** The document of a fixed page, or of a free one by its slug. */
export const pageDocument = (slug: string): string =>
  fixedPages.some((fixed) => fixed === slug) ? `texte/${slug}.json` : `${FREE_PAGES}${slug}.json`;

/** `agences-partenaires`: what the address of a free page may be. */
export const isSlug = (text: string): boolean => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) && text.length <= 60;

/** A page as it was saved; null where nobody has. */
export const readSitePage = async (kit: KitFolder, slug: string): Promise<SitePage | null> =>
  isSlug(slug) ? (await kit.read(pageDocument(slug), sitePageSchema)).value : null;
