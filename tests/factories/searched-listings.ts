import { energyClasses, listingStatuses, propertyTypes } from "#app/domain/listing.ts";
import { wantedConditions } from "#app/search/criteria/criteria-table.ts";
import type { Position } from "#app/search/criteria/search-area.ts";
import type { Database } from "#db/client.ts";
import { createAdvertiser } from "./advertisers.ts";
import { createCommune } from "./communes.ts";
import { createListing, type InsertedListing } from "./listings.ts";

const quartiers = ["Part-Dieu", "Partenaires", "Plateau de la Croix-Rousse", "Saint-Jean", null];
export const searchedWords = ["piscine", "cheminée", "terrasse"];
/** The comforts that searches distinguish. */
const comforts = [
  ...new Set(Object.values(wantedConditions).flatMap((wanted) => (wanted.kind === "has-any" ? wanted.values : []))),
];
/** When the listings were made. */
export const now = Date.now();

export type SearchedListing = InsertedListing & { at: Position } & {
  words: string[];
  features: string[];
  parentId: number | null;
  departmentCode: string;
};

async function readPublicPosition(db: Database, id: number): Promise<{ at: Position }> {
  const { rows } = await db.$client.query<Position>(
    "select public_latitude::float8 as latitude, public_longitude::float8 as longitude from listings where id = $1",
    [id],
  );
  return { at: rows[0]! };
}

export const middles: Record<string, Position> = {
  mirandole: { latitude: 47.4, longitude: -0.6 },
  "mirandole-1er": { latitude: 47.42, longitude: -0.58 },
  bellecombelle: { latitude: 47.36, longitude: -0.66 },
};

/** Inserts towns and 240 listings with all values that searches distinguish. `slugs` maps a town to its id. */
export async function createSearchedListings(
  db: Database,
): Promise<{ known: SearchedListing[]; slugs: Map<string, number> }> {
  const town = await createCommune(db, { name: "Mirandole", ...middles.mirandole });
  const part = await createCommune(db, {
    name: "Mirandole 1er",
    kind: "arrondissement",
    parentId: town.id,
    ...middles["mirandole-1er"],
  });
  // Near, but in another department and region.
  const village = await createCommune(db, {
    name: "Bellecombelle",
    ...middles.bellecombelle,
    departmentCode: "35",
    departmentName: "Ille-et-Vilaine",
    regionName: "Bretagne",
  });
  const slugs = new Map([town, part, village].map((commune) => [commune.slug, commune.id]));
  const advertiser = await createAdvertiser(db, { communeId: town.id });
  const known: SearchedListing[] = [];
  // The same 240 listings each time.
  for (let number = 0; number < 240; number++) {
    const commune = [town, part, village][number % 3]!;
    const own = searchedWords.filter((_, index) => (number >> index) % 2 === 1);
    const features = comforts.filter((_, index) => (number * (index + 3)) % 7 === 0);
    const propertyType = propertyTypes[number % 5 === 4 ? 2 : number % 2]!;
    const isPlot = propertyType === "terrain";
    const price = 100 * (500 + ((number * 7_919) % 400) * 1_000);
    const hasDropped = number % 8 === 3;
    const row = await createListing(db, {
      communeId: commune.id,
      advertiserId: advertiser.id,
      propertyType,
      transaction: isPlot || number % 7 < 4 ? "vente" : "location",
      status: listingStatuses[number % 11 < 6 ? 1 : number % 5]!,
      price,
      previousPrice: hasDropped ? price + 1_000 : null,
      // Some prices changed at the same moment: then the newest listing comes first.
      priceChangedAt: hasDropped ? new Date(now - (number % 5) * 3_600_000) : null,
      livingArea: isPlot ? null : 15 + ((number * 31) % 140),
      // A house has a larger plot, which is not its searched area.
      landArea: isPlot ? 10 + ((number * 37) % 160) : propertyType === "maison" ? 300 + ((number * 13) % 900) : null,
      rooms: isPlot ? null : 1 + (number % 7),
      bedrooms: isPlot ? null : number % 7,
      bathrooms: isPlot ? null : number % 4,
      floor: propertyType === "appartement" && number % 8 !== 0 ? (number % 6) - 1 : null,
      furnished: number % 6 === 0 ? null : number % 3 === 1,
      energyClass: isPlot || number % 13 === 0 ? null : energyClasses[number % 7]!,
      quartier: quartiers[number % 5]!,
      // Half an hour past the hour, so that no listing becomes a day older during the tests.
      publishedAt: new Date(now - (((number * 97) % 240) * 60 + 30) * 60_000),
      details: { description: `Un bien avec ${own.join(", ") || "jardin"}.`, features },
      photos: [],
      // A disc of some kilometres around the centre of the town, which the criteria of place intersect.
      latitude: 47.4 + 0.08 * Math.sin(number) * ((number % 9) / 9),
      longitude: -0.6 + 0.12 * Math.cos(number) * ((number % 9) / 9),
      showsExactPosition: number % 2 === 0,
    });
    // Avoids the very border, where a sphere and a plane differ by a metre.
    await db.$client.query("update listings set position_seed = $2 where id = $1", [row.id, (number * 0.618) % 1]);
    known.push({
      ...row,
      ...(await readPublicPosition(db, row.id)),
      words: own,
      features,
      parentId: commune.parentId,
      departmentCode: commune.departmentCode,
    });
  }
  return { known, slugs };
}
