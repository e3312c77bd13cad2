import type { MetaDescriptor } from "react-router";
import { contentPageWords } from "#app/i18n/fr/content/content-page.ts";
import { pageMeta, siteOf } from "#app/layout/page-meta.ts";
import type { ShownPage } from "./shown-page.ts";

/** The head of an operator's page; search engines must not index an unsaved template. */
export function sitePageMeta(
  matches: Parameters<typeof siteOf>[0],
  page: ShownPage | undefined,
  canonical: string,
): MetaDescriptor[] {
  const site = siteOf(matches);
  if (!page) return [];
  return pageMeta(site, {
    title: `${page.title} – ${site?.name ?? ""}`,
    description: contentPageWords.french.description(page.title, site?.name ?? ""),
    canonical,
    noindex: page.isTemplate,
  });
}
