/** A page on the way to this one, from the first; `path` from the site's root. */
type Step = { name: string; path: string };

/** Where a page stands in the site (schema.org BreadcrumbList), the page itself last. */
export function breadcrumbJsonLd(steps: Step[], siteUrl: string): object {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: new URL(path, siteUrl).href,
    })),
  };
}
