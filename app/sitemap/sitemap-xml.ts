import { escapeXml } from "#app/platform/text/xml.ts";

type Entry = { location: string; lastModified?: Date };

/** A file of addresses (sitemaps.org, protocol 0.9). */
export function sitemapXml(entries: Entry[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.map((entry) => element("url", entry)).join("")}</urlset>\n`;
}

/** The index of the other sitemap files. */
export function sitemapIndexXml(locations: string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${locations.map((location) => element("sitemap", { location })).join("")}</sitemapindex>\n`;
}

function element(name: string, { location, lastModified }: Entry): string {
  const date = lastModified ? `<lastmod>${lastModified.toISOString()}</lastmod>` : "";
  return `<${name}><loc>${escapeXml(location)}</loc>${date}</${name}>\n`;
}
