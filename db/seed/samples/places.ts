import type { Database } from "#db/client.ts";
import { cities, genericQuartiers, ruralMarket } from "./market.ts";
import type { Random } from "./random.ts";

/** A commune where samples stand, with its market in euros per m² (rent: per month). */
export type Place = {
  communeId: number;
  slug: string;
  name: string;
  departmentCode: string;
  regionName: string;
  population: number;
  latitude: number;
  longitude: number;
  sale: number;
  rent: number;
  quartiers: readonly string[];
  isCity: boolean;
};

export type PlaceDraw = (random: Random) => Place;

type CommuneRow = Omit<Place, "sale" | "rent" | "quartiers" | "isCity"> & { communeId: number };

/** Half of the samples stand in Paris, Lyon, Marseille and the large cities, the others where people live. */
export async function readPlaces(db: Database): Promise<PlaceDraw> {
  const { rows } = await db.$client.query<CommuneRow>(`
    select id as "communeId", slug, name, department_code as "departmentCode", region_name as "regionName",
      population, latitude, longitude
    from communes
    where latitude is not null and population > 150 and kind <> 'ancienne' and slug not in ('paris', 'lyon', 'marseille')
    order by id`);
  const urban: Place[] = [];
  const other: Place[] = [];
  for (const row of rows) {
    const market = cities[row.slug];
    if (market) urban.push({ ...row, ...market, isCity: true });
    else other.push({ ...row, ...ruralMarket(row.departmentCode, row.population), quartiers: genericQuartiers, isCity: row.population > 30_000 });
  }
  const groups: [() => PlaceDraw, number][] = [
    [() => draw(urban.filter(({ slug }) => slug.startsWith("paris-")), shareOf), 12],
    [() => draw(urban.filter(({ slug }) => slug.startsWith("lyon-")), shareOf), 9],
    [() => draw(urban.filter(({ slug }) => slug.startsWith("marseille-")), shareOf), 9],
    [() => draw(urban.filter(({ slug }) => !/^(paris|lyon|marseille)-/.test(slug)), shareOf), 25],
    // A little flatter than the population, so that villages have their part.
    [() => draw(other, ({ population }) => population ** 0.8), 45],
  ];
  const draws = groups.map(([make, weight]) => [make(), weight] as const);
  return (random) => random.weighted(draws)(random);
}

const shareOf = ({ slug }: Place) => cities[slug]?.share ?? 1;

function draw(places: Place[], weigh: (place: Place) => number): PlaceDraw {
  const sums: number[] = [];
  let total = 0;
  for (const place of places) sums.push((total += weigh(place)));
  return (random) => {
    const target = random.next() * total;
    let low = 0;
    let high = sums.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sums[middle]! <= target) low = middle + 1;
      else high = middle;
    }
    return places[low]!;
  };
}
