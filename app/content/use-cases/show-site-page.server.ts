import { type FixedPage, readSitePage, type SitePage } from "#app/brand/site-pages.server.ts";
import type { SiteKitNeeds } from "#app/brand/site-kit.server.ts";
import type { Platform } from "#app/platform/context.ts";
import { renderMarkdown } from "#app/platform/text/markdown.server.ts";
import type { ShownPage } from "../shown-page.ts";
import { readTemplateFacts } from "../template-facts.server.ts";
import { pageTemplates } from "../templates/page-templates.ts";

type Needs = SiteKitNeeds & Pick<Platform, "env">;

/** The text of a fixed page: the saved text, else the template. */
export async function readFixedPage(
  needs: Needs,
  page: FixedPage,
): Promise<{ titre: string; texte: string; isTemplate: boolean }> {
  const saved = await readSitePage(needs.kit, page);
  if (saved) return { titre: saved.titre, texte: saved.texte, isTemplate: false };
  const { titre, write } = pageTemplates[page];
  return { titre, texte: write(await readTemplateFacts(needs)), isTemplate: true };
}

export async function showFixedPage(needs: Needs, page: FixedPage): Promise<ShownPage> {
  const { titre, texte, isTemplate } = await readFixedPage(needs, page);
  return { title: titre, html: renderMarkdown(texte), isTemplate };
}

/** A free page; null for an unknown slug. */
export async function showFreePage(needs: Needs, slug: string): Promise<ShownPage | null> {
  const page = await readSitePage(needs.kit, slug);
  return page && { title: page.titre, html: renderMarkdown(page.texte), isTemplate: false };
}

/** A page for its form; an unsaved fixed page has the text of its template. Null for an unsaved or deleted free page. */
export async function readEditedPage(
  needs: SiteKitNeeds & Pick<Platform, "env">,
  slug: string,
  fixed: FixedPage | null,
): Promise<(SitePage & { isTemplate: boolean }) | null> {
  const saved = await readSitePage(needs.kit, slug);
  if (saved) return { ...saved, isTemplate: false };
  return fixed && { enPied: false, remplace: false, ...(await readFixedPage(needs, fixed)) };
}
