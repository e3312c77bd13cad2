import type { MetaDescriptor } from "react-router";
import type { Site } from "./site.ts";

type PageMeta = {
  title: string;
  description: string;
  /** Path and query of the page's canonical address. */
  canonical: string;
  /** Path of a picture for sharing. */
  image?: string | undefined;
  noindex?: boolean;
  jsonLd?: object[];
};

/** The head of a page, for robots and shared links. */
export function pageMeta(site: Site | undefined, page: PageMeta): MetaDescriptor[] {
  const absolute = (path: string) => (site ? new URL(path, site.url).href : path);
  const tags: MetaDescriptor[] = [
    { title: page.title },
    { name: "description", content: page.description },
    { tagName: "link", rel: "canonical", href: absolute(page.canonical) },
    { property: "og:type", content: "website" },
    { property: "og:locale", content: "fr_FR" },
    { property: "og:site_name", content: site?.name ?? "" },
    { property: "og:title", content: page.title },
    { property: "og:description", content: page.description },
    { property: "og:url", content: absolute(page.canonical) },
  ];
  if (page.image)
    tags.push(
      { property: "og:image", content: absolute(page.image) },
      { name: "twitter:card", content: "summary_large_image" },
    );
  if (page.noindex) tags.push({ name: "robots", content: "noindex,follow" });
  for (const data of page.jsonLd ?? []) tags.push({ "script:ld+json": data });
  return tags;
}

/** The site's data in a page's head, from the root's loader. */
export function siteOf(matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]): Site | undefined {
  const root = matches.find((match) => match?.id === "root")?.loaderData as { site: Site } | undefined;
  return root?.site;
}
