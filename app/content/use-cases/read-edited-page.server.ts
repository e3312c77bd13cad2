import type { SiteKitNeeds } from "#app/brand/site-kit.server.ts";
import { type FixedPage, readSitePage, type SitePage } from "#app/brand/site-pages.server.ts";
import type { Platform } from "#app/platform/context.ts";
import { readFixedPage } from "./show-site-page.server.ts";

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
