import { expect, test } from "vitest";
import type { Site } from "#app/layout/site.ts";
import { noCriteria } from "./criteria/criteria.ts";
import type { SearchCriteria } from "./criteria/criteria.ts";
import type { LoadedSearch } from "./results/load-search.server.ts";
import { headOf } from "./words/search-head.ts";
import { searchMeta } from "./search-meta.ts";
import { titleOfSearch } from "./words/search-title.ts";

const site: Site = {
  name: "bienvu",
  currency: "EUR",
  url: "https://portail.example",
  mapStyleUrl: null,
  accessibility: "non",
  copyrightYear: 2024,
  footerLinks: [],
  band: "",
  colours: null,
  logo: null,
  cardPictures: { maison: null, appartement: null },
};

function metaOf(
  criteria: Partial<SearchCriteria>,
  { total = 1_234, communeName }: { total?: number; communeName?: string } = {},
) {
  const communes = communeName ? [{ slug: communeName, name: communeName }] : [];
  const found = { criteria: { ...noCriteria, ...criteria }, total, communes, areas: [] };
  const search = {
    ...found,
    title: titleOfSearch(found),
    head: headOf(found),
    pageCount: Math.ceil(total / 9),
    cards: [],
    problems: [],
    relaxations: [],
    doubts: [],
    facets: { offer: [], propertyType: [], minBedrooms: [], energyClass: [] },
  } as unknown as LoadedSearch;
  const tags = searchMeta(search, { site, title: "Annonces immobilières" });
  const find = (key: string, value: string) =>
    tags.find((tag) => (tag as Record<string, unknown>)[key] === value) as Record<string, string> | undefined;
  return {
    title: (tags.find((tag) => "title" in tag) as { title: string }).title.replaceAll(/[\u00A0\u202F]/g, " "),
    canonical: find("rel", "canonical")?.href,
    isIndexed: find("name", "robots") === undefined,
  };
}

test("the title says what is searched, where, and how many are found", () => {
  expect(
    metaOf({ propertyTypes: ["appartement"], offer: "louer", communes: ["lyon"] }, { communeName: "Lyon" }).title,
  ).toBe("Appartements à louer à Lyon – 1 234 annonces | bienvu");
  expect(metaOf({}).title).toBe("Annonces immobilières – 1 234 annonces | bienvu");
  expect(
    metaOf({ propertyTypes: ["maison"], communes: ["le-havre"], page: 3 }, { communeName: "Le Havre" }).title,
  ).toBe("Maisons au Havre – 1 234 annonces, page 3 sur 138 | bienvu");
});

test("the canonical address of results is that of the list", () => {
  expect(metaOf({ propertyTypes: ["terrain"], page: 2 }).canonical).toBe(
    "https://portail.example/annonces?propertyType=terrain&page=2",
  );
});

test("search engines index a type, an offer and a commune, not narrow or empty searches", () => {
  expect(
    metaOf({ propertyTypes: ["maison"], offer: "acheter", communes: ["nantes"] }, { communeName: "Nantes" }).isIndexed,
  ).toBe(true);
  expect(metaOf({ propertyTypes: ["appartement", "maison"] }).isIndexed).toBe(false);
  expect(metaOf({ priceMax: 200_000 }).isIndexed).toBe(false);
  expect(metaOf({ keywords: "vue mer" }).isIndexed).toBe(false);
  expect(metaOf({}, { total: 0 }).isIndexed).toBe(false);
});
