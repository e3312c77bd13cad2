/** A step of the breadcrumbs, from the first; `path` starts at the site's root. */
type Step = { name: string; path: string };

/** The breadcrumbs of a page (schema.org BreadcrumbList), the page itself last. */
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
