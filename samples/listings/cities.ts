import { readTable } from "./read-table.ts";

/**
 * Prices per m² in the large cities, in euros (rent: per month, for a home of 45 m²), after press figures of 2023 to
 * 2026, and the names of their quartiers. `share` weighs the cities of a group.
 */
export type CityMarket = { slug: string; sale: number; rent: number; share: number; quartiers: readonly string[] };

/** The cities by group: the districts of Paris, Lyon and Marseille, and other cities. */
export const cityGroups = Map.groupBy(
  readTable("cities").map(({ group, slug, sale, rent, share, quartiers }) => ({
    group,
    slug: slug!,
    sale: Number(sale),
    rent: Number(rent),
    share: Number(share),
    quartiers: quartiers!.split("|"),
  })),
  ({ group }) => group,
);
