import type { MetaDescriptor } from "react-router";
import { searchWords } from "#app/i18n/fr/search/search.ts";
import { formatCount } from "#app/i18n/measures.ts";
import { pageMeta } from "#app/layout/page-meta.ts";
import type { Site } from "#app/layout/site.ts";
import { searchHref } from "./criteria/criteria-address.ts";
import { feedHref, feedTypes } from "./syndication/syndication.ts";
import { PAGE_SIZE } from "./criteria/criteria.ts";
import type { LoadedSearch } from "./results/load-search.server.ts";

/**
 * Head of a page of results, with one canonical address for both forms: « Appartements à louer à Lyon – 124 annonces |
 * bienvu ».
 */
export function searchMeta(
  search: LoadedSearch | undefined,
  { site, title }: { site: Site | undefined; title: string },
): MetaDescriptor[] {
  if (!search || !site) return [{ title }];
  const { criteria, total } = search;
  const what = search.title;
  const page = criteria.page > 1 ? `, ${searchWords.french.page(criteria.page, formatCount(search.pageCount))}` : "";
  const feeds = (["atom", "json"] as const).map((format) => ({
    tagName: "link",
    rel: "alternate",
    type: feedTypes[format],
    title: what ?? title,
    href: new URL(feedHref(format, criteria), site.url).href,
  }));
  const tags = pageMeta(site, {
    title: `${what ?? title} – ${searchWords.french.count(total, formatCount(total))}${page} | ${site.name}`,
    description: search.head.description,
    canonical: searchHref("/annonces", criteria),
    image: search.cards[0]?.cover ? `/media/${search.cards[0].cover.sha256}/1200.webp` : undefined,
    noindex: !search.head.isIndexed,
    jsonLd: import.meta.env.SSR ? [itemList(search, site)] : [],
  });
  return [...tags, ...feeds];
}

function itemList({ cards, criteria }: LoadedSearch, site: Site): object {
  return {
    "@context": "https://schema.org",
    "@type": "ItemList",
    itemListElement: cards.map((card, index) => ({
      "@type": "ListItem",
      position: (criteria.page - 1) * PAGE_SIZE + index + 1,
      url: new URL(card.href, site.url).href,
      name: card.title,
    })),
  };
}
