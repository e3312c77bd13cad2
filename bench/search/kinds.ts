import { noCriteria, type SearchCriteria } from "#app/search/criteria/criteria.ts";
import { excludable } from "#app/search/criteria/criteria-table.ts";

/** One kind of search; its content varies by round, so that no cache has all answers. */
export type QueryKind = {
  name: string;
  criteriaOf(round: number): SearchCriteria;
  /** Whether the whole search, or its list, must meet the targets; other kinds are measured without a target. */
  promises: { speed: boolean; growth: boolean };
};

const cities = "paris lyon marseille toulouse nantes bordeaux lille rennes nice strasbourg montpellier brest".split(
  " ",
);
const departments = ["44", "69", "2A", "48", "59", "75", "13", "974"];
const regions = ["bretagne", "corse", "ile-de-france", "occitanie", "normandie"];
const famousRegions = ["cote-d-azur", "pays-basque", "perigord", "luberon", "sologne", "beaujolais"];
const quartiers = ["centre", "part-dieu", "chartrons", "capucins", "saint", "les"];
const rareWords = ["moulin", "véranda", "verrière", "monte-charge"];
export const commonWords = ["cheminée", "balcon", "piscine", "cuisine équipée", "garage"];
export const types = ["appartement", "maison", "terrain"] as const;
export const offers = ["acheter", "vendre", "louer"] as const;

const unpromised = { speed: false, growth: false };

export const turn = <Item>(items: readonly Item[], round: number): Item => items[round % items.length]!;

export function priced(round: number): Partial<SearchCriteria> {
  const offer = turn(offers, round);
  const unit = offer === "louer" ? 10 : 5000;
  return {
    offer,
    propertyTypes: [turn(types, Math.floor(round / 3))],
    priceMin: unit * (30 + (round % 17)),
    priceMax: unit * (70 + (round % 23)),
  };
}

export const sized = (round: number): Partial<SearchCriteria> => ({
  areaMin: 40 + (round % 40),
  areaMax: 90 + (round % 60),
  minRooms: 1 + (round % 5),
});

/** `pageCount` is the number of pages of the unfiltered list. */
export function queryKinds(pageCount: number): QueryKind[] {
  const kind = (
    name: string,
    criteriaOf: (round: number) => Partial<SearchCriteria>,
    promises = { speed: true, growth: false },
  ): QueryKind => ({
    name,
    promises,
    criteriaOf: (round) => ({ ...noCriteria, ...criteriaOf(round) }),
  });
  const farPage = (round: number) => Math.max(1, Math.floor(pageCount * (0.1 + (0.8 * ((round * 37) % 101)) / 101)));
  return [
    kind("sans critère", (round) => ({ page: 1 + (round % 5) }), { speed: true, growth: true }),
    kind("sans critère, par prix", (round) => ({ sort: "prix-croissant", page: 1 + (round % 5) }), {
      speed: true,
      growth: true,
    }),
    kind("offre + type + prix", priced),
    kind("une commune", (round) => ({ communes: [turn(cities, round)] })),
    kind("plusieurs communes", (round) => ({
      communes: [0, 1, 2, 3].map((step) => turn(cities, round + step)),
      sort: "prix-croissant",
    })),
    kind("commune + type + prix", (round) => ({
      communes: [turn(cities, round)],
      offer: "vendre",
      propertyTypes: [turn(types, Math.floor(round / 12))],
      priceMax: 200_000 + 10_000 * (round % 31),
    })),
    kind("un département", (round) => ({ departments: [turn(departments, round)] })),
    kind("une région", (round) => ({ regions: [turn(regions, round)] }), unpromised),
    kind("une région célèbre", (round) => ({ regions: [turn(famousRegions, round)] }), unpromised),
    kind(
      "sans équipements",
      (round) => ({ without: [turn(excludable, round), turn(excludable, round + 3)], minRooms: 1 + (round % 5) }),
      unpromised,
    ),
    kind(
      "communes, département, région, prix",
      (round) => ({
        communes: [turn(cities, round)],
        departments: [turn(departments, round)],
        regions: [turn(regions, round)],
        priceMax: 200_000 + 10_000 * (round % 31),
      }),
      unpromised,
    ),
    kind("quartier", (round) => ({ quartier: turn(quartiers, round) })),
    kind("mots-clés rares", (round) => ({ keywords: turn(rareWords, round) })),
    kind("mots-clés courants", (round) => ({ keywords: turn(commonWords, round) })),
    kind(
      "mots-clés + commune",
      (round) => ({ keywords: turn(commonWords, round), communes: [turn(cities, Math.floor(round / 5))] }),
      unpromised,
    ),
    kind("surface + pièces", sized, unpromised),
    kind("page lointaine", (round) => ({ page: farPage(round) })),
    kind("page lointaine, par prix", (round) => ({ sort: "prix-decroissant", page: farPage(round) })),
    kind("dernière page", () => ({ page: 9_999_999 }), { speed: true, growth: true }),
  ];
}
