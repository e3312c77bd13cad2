import { eq, sql } from "drizzle-orm";
import { slugify } from "#app/domain/commune-name.ts";
import type { PropertyType, Transaction } from "#app/domain/listing.ts";
import type { Database } from "#db/client.ts";
import { communes } from "#db/schema/communes.ts";
import { listingDetails, listingRooms, listings } from "#db/schema/listings.ts";
import { listingPhotos } from "#db/schema/media.ts";
import { createAdvertiser } from "./advertisers.ts";
import { createCommune } from "./communes.ts";
import { createMedia } from "./media.ts";
import { uniqueReference } from "./unique.ts";

type ListingInsert = typeof listings.$inferInsert;
type DetailInsert = typeof listingDetails.$inferInsert;

export type InsertedListing = Omit<typeof listings.$inferSelect, "searchVector">;

type ListingPicture = { mediaId: number; alt?: string };

/** Columns of the listing, and its details, rooms and photos (a number of them, or given pictures). */
export type ListingOverrides = Partial<
  Omit<ListingInsert, "searchVector" | "quartierKey" | "coverMediaId" | "photoCount">
> & {
  details?: Partial<Omit<DetailInsert, "listingId">>;
  namedRooms?: { name: string; area: number | null }[];
  photos?: number | ListingPicture[];
};

/**
 * Inserts a listing on show, by default a flat for sale, with consistent price, areas and classes. Creates the commune
 * and the advertiser if they are not given.
 */
export async function createListing(db: Database, overrides: ListingOverrides = {}): Promise<InsertedListing> {
  const { details, namedRooms, photos = 2, ...columns } = overrides;
  const transaction = columns.transaction ?? "vente";
  const propertyType = columns.propertyType ?? "appartement";
  const communeId = columns.communeId ?? (await createCommune(db)).id;
  const advertiserId = columns.advertiserId ?? (await createAdvertiser(db, { communeId })).id;
  const pictures: ListingPicture[] = typeof photos === "number" ? await createPictures(db, photos) : photos;
  const title = columns.title ?? defaultTitles[propertyType];
  const row: Omit<ListingInsert, "searchVector"> = {
    ...defaultColumns(transaction, propertyType),
    reference: uniqueReference(),
    slug: slugify(title),
    title,
    advertiserId,
    communeId,
    transaction,
    propertyType,
    status: "disponible",
    quartier: "Centre",
    latitude: 47.401,
    longitude: -0.602,
    publishedAt: columns.status === "brouillon" ? null : new Date(),
    ...columns,
    coverMediaId: pictures[0]?.mediaId ?? null,
    photoCount: pictures.length,
  };
  const detail = { ...defaultDetails(transaction, propertyType), ...details };

  return db.transaction(async (inside) => {
    const communeName = inside.select({ name: communes.name }).from(communes).where(eq(communes.id, communeId));
    const searchVector = sql<string>`listing_search_vector(${title}, ${row.quartier ?? null}, (${communeName}), ${detail.description})`;
    const [made] = await inside
      .insert(listings)
      .values({ ...row, searchVector })
      .returning();
    const { searchVector: _, ...listing } = made!;
    await inside.insert(listingDetails).values({ ...detail, listingId: listing.id });
    const rooms = namedRooms ?? defaultRooms[propertyType];
    if (rooms.length > 0)
      await inside
        .insert(listingRooms)
        .values(rooms.map((room, position) => ({ ...room, position, listingId: listing.id })));
    if (pictures.length > 0) {
      await inside.insert(listingPhotos).values(
        pictures.map(({ mediaId, alt = "Séjour lumineux" }, position) => ({
          listingId: listing.id,
          position,
          mediaId,
          alt,
        })),
      );
    }
    return listing;
  });
}

async function createPictures(db: Database, count: number): Promise<ListingPicture[]> {
  return Promise.all(Array.from({ length: count }, async () => ({ mediaId: (await createMedia(db)).id })));
}

const defaultTitles = {
  appartement: "Appartement 3 pièces avec balcon",
  maison: "Maison familiale 5 pièces avec jardin",
  terrain: "Terrain à bâtir de 640 m²",
} as const satisfies Record<PropertyType, string>;

const defaultRooms: Record<PropertyType, { name: string; area: number }[]> = {
  appartement: [
    { name: "Séjour", area: 26 },
    { name: "Cuisine", area: 10 },
    { name: "Chambre 1", area: 13 },
    { name: "Chambre 2", area: 11 },
    { name: "Salle de bains", area: 5 },
  ],
  maison: [
    { name: "Séjour", area: 38 },
    { name: "Cuisine", area: 14 },
    { name: "Chambre 1", area: 16 },
    { name: "Chambre 2", area: 13 },
    { name: "Chambre 3", area: 12 },
    { name: "Chambre 4", area: 11 },
    { name: "Salle de bains", area: 8 },
  ],
  terrain: [],
};

function defaultColumns(transaction: Transaction, propertyType: PropertyType) {
  const price =
    transaction === "location"
      ? 89_000
      : { appartement: 23_500_000, maison: 34_000_000, terrain: 9_500_000 }[propertyType];
  if (propertyType === "terrain") return { price, landArea: 640 };
  const common = {
    price,
    bathrooms: 1,
    energyClass: "C",
    climateClass: "B",
    furnished: transaction === "location" ? false : null,
  } as const;
  return propertyType === "appartement"
    ? { ...common, livingArea: 65, rooms: 3, bedrooms: 2, floor: 2 }
    : { ...common, livingArea: 112, landArea: 480, rooms: 5, bedrooms: 4 };
}

function defaultDetails(transaction: Transaction, propertyType: PropertyType): Omit<DetailInsert, "listingId"> {
  const description =
    "À deux pas des commerces et de la gare, un bien lumineux et bien tenu, avec des volumes faciles à vivre.";
  if (propertyType === "terrain")
    return { description, dpeStatus: "non-soumis", dpeExemptReason: "Terrain sans construction" };
  const money =
    transaction === "location"
      ? {
          charges: 8_000,
          chargesKind: "provisions" as const,
          deposit: 81_000,
          tenantFees: 52_000,
          inventoryFee: 19_500,
        }
      : { feesPayer: "vendeur" as const };
  return {
    description,
    address: "8 rue des Tilleuls",
    hasKitchen: true,
    kitchen: "equipee",
    showerRooms: 0,
    toilets: 1,
    floorCount: 4,
    yearBuilt: 1998,
    heating: "gaz individuel",
    exposure: "sud",
    features: propertyType === "appartement" ? ["balcon", "ascenseur", "cave"] : ["jardin", "garage"],
    isCopropriete: propertyType === "appartement",
    dpeStatus: "fait",
    dpeDate: "2025-03-14",
    dpeVersion: "2021",
    energyConsumption: 148,
    emissions: 9,
    energyCostMin: 78_000,
    energyCostMax: 106_000,
    energyCostYear: 2023,
    ...money,
  };
}
