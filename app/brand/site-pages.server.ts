import { z } from "zod";
import type { Kit } from "#app/platform/documents/kit.server.ts";

/** A page with a text in Markdown by the operator. */
export const sitePageSchema = z.object({
  titre: z.string().trim().min(1).max(120),
  texte: z.string().trim().max(60_000),
  /** Whether the footer of every page links a free page. */
  enPied: z.boolean().default(false),
  /** Whether the text of the legal notice replaces the form's entries, or follows them. */
  remplace: z.boolean().default(false),
});
export type SitePage = z.infer<typeof sitePageSchema>;

/** Pages of every portal; templates fill them until an operator saves them. */
export const fixedPages = ["cgu", "confidentialite", "classement", "mentions-legales", "registre"] as const;
export type FixedPage = (typeof fixedPages)[number];

export const FREE_PAGES = "pages/";
/** The name of the document of a fixed page, or of a free page by its slug. */
export const pageDocument = (slug: string): string =>
  fixedPages.some((fixed) => fixed === slug) ? `texte/${slug}.json` : `${FREE_PAGES}${slug}.json`;

/** Whether a text can be the slug of a free page, such as `agences-partenaires`. */
export const isSlug = (text: string): boolean => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) && text.length <= 60;

/** A saved page; null before the first save. */
export const readSitePage = async (kit: Kit, slug: string): Promise<SitePage | null> =>
  isSlug(slug) ? (await kit.read(pageDocument(slug), sitePageSchema)).value : null;
