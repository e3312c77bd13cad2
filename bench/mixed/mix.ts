import { searchHref } from "#app/search/criteria/criteria-address.ts";
import { noCriteria, type SearchCriteria } from "#app/search/criteria/criteria.ts";
import type { Planned } from "../load/open-loop.ts";
import type { Publication } from "../load/publications.ts";
import { arrivals, oneOf, popularOf, type Random } from "../load/random.ts";

export const kinds = { popular: "page populaire", search: "recherche neuve", publication: "publication" } as const;

/** Share of new searches among all pages. */
const NEW_SEARCHES = 0.2;
export const PUBLICATIONS_PER_SECOND = 5;
const VISITORS = 20_000;

const homes = ["appartement", "maison"] as const;
const types = [...homes, "terrain"] as const;
const offers = ["acheter", "vendre", "louer"] as const;
const words = ["cheminée", "balcon", "piscine", "garage", "moulin", "véranda"];

/** Popular searches: one city each, or one kind of home. */
export const popularSearches = (cities: string[]): string[] =>
  [
    ...cities.map((city) => ({ communes: [city] })),
    ...offers.flatMap((offer) => homes.map((propertyType) => ({ offer, propertyTypes: [propertyType] }))),
  ].map((part) => searchHref("/annonces", { ...noCriteria, ...part }));

type Mix = {
  rate: number;
  seconds: number;
  random: Random;
  /** Addresses of pages, the most popular first. */
  popular: string[];
  newSearch(): string;
  /** Publications to send; they are taken from the end. */
  publications: Publication[];
};

/** Plans visits at a rate of pages a second, and publications beside them. Throws if too few publications were prepared. */
export function planVisits({ rate, seconds, random, popular, newSearch, publications }: Mix): Planned[] {
  const visitor = () => Math.floor(random() * VISITORS);
  const draw = popularOf(popular);
  const visits = arrivals(random, { rate, seconds }).map((at): Planned =>
    random() < NEW_SEARCHES
      ? { at, kind: kinds.search, path: newSearch(), visitor: visitor() }
      : { at, kind: kinds.popular, path: draw(random), visitor: visitor() },
  );
  const published = arrivals(random, { rate: PUBLICATIONS_PER_SECOND, seconds }).map((at): Planned => {
    const publication = publications.pop();
    if (!publication) throw new Error("no draft is left to publish");
    return { at, kind: kinds.publication, method: "POST", visitor: visitor(), ...publication };
  });
  return [...visits, ...published].toSorted((one, other) => one.at - other.at);
}

/** A function that makes typical searches in `cities` by their slugs, each with amounts of its own. */
export function newSearches(random: Random, cities: string[]): () => string {
  const shapes = shapesIn(cities);
  const asked = new Set<string>();
  return () => {
    for (;;) {
      const href = searchHref("/annonces", { ...noCriteria, ...oneOf(random, shapes)(random) });
      if (asked.has(href)) continue;
      asked.add(href);
      return href;
    }
  };
}

const shapesIn = (cities: string[]): ((random: Random) => Partial<SearchCriteria>)[] => [
  (random) => ({ ...priced(random), propertyTypes: [oneOf(random, types)] }),
  (random) => ({ ...priced(random), communes: [oneOf(random, cities)] }),
  (random) => ({ ...priced(random), areaMin: between(random, 30, 80), minRooms: between(random, 1, 5) }),
  (random) => ({ ...priced(random), communes: [oneOf(random, cities)], keywords: oneOf(random, words) }),
];

function priced(random: Random): Partial<SearchCriteria> {
  const offer = oneOf(random, offers);
  return offer === "louer"
    ? { offer, priceMin: between(random, 300, 700), priceMax: between(random, 800, 2_500) }
    : { offer, priceMin: between(random, 100_000, 250_000), priceMax: between(random, 260_000, 900_000) };
}

const between = (random: Random, least: number, most: number) => least + Math.floor(random() * (most - least + 1));
