import { detailFormAttributes, type FormAttributeValues } from "#app/domain/form-attributes.ts";
import { columnName } from "#app/domain/listing-attributes.ts";
import type { Cell } from "#db/seed/copy-rows.ts";
import type { SampleAdvertiser } from "./advertisers.ts";
import type { SampleListing } from "./sample-listing.ts";

/** A listing with its future ids. */
export type NumberedListing = { id: number; advertiserId: number; listing: SampleListing };

export const advertiserColumns = [
  "id",
  "slug",
  "role",
  "first_name",
  "family_name",
  "agency_name",
  "siret",
  "review",
  "description",
  "address",
  "commune_id",
  "photo_alt",
  "phone",
  "email",
  "is_sample",
] as const;

// Without a photo, pages show initials.
export function advertiserRow(one: SampleAdvertiser): Cell[] {
  const alt = `Portrait de ${one.firstName} ${one.familyName}`;
  return [
    one.id,
    one.slug,
    one.role,
    one.firstName,
    one.familyName,
    one.agencyName,
    one.siret,
    one.review,
    one.description,
    one.address,
    one.communeId,
    alt,
    one.phone,
    one.email,
    true,
  ];
}

const listingColumns = [
  "id",
  "reference",
  "slug",
  "advertiser_id",
  "commune_id",
  "transaction",
  "property_type",
  "status",
  "stage",
  "title",
  "price",
  "previous_price",
  "price_changed_at",
  "living_area",
  "land_area",
  "rooms",
  "bedrooms",
  "bathrooms",
  "floor",
  "furnished",
  "features",
  "energy_class",
  "climate_class",
  "quartier",
  "latitude",
  "longitude",
  "shows_exact_position",
  "cover_media_id",
  "photo_count",
  "published_at",
  "created_at",
  "updated_at",
  "is_sample",
] as const;

export const stagedColumns = [...listingColumns, "description"] as const;

/** The table in which listings wait for their search vector, which only the database can make. */
export const createStage = `
  create temporary table staged_listings on commit drop as
    select ${listingColumns.join(", ")}, ''::text as description from listings limit 0`;

export const insertStaged = `
  insert into listings (${listingColumns.join(", ")}, search_vector)
  select ${listingColumns.map((column) => `staged.${column}`).join(", ")},
    listing_search_vector(staged.title, staged.quartier, communes.name, staged.description)
  from staged_listings staged join communes on communes.id = staged.commune_id
  order by staged.id`;

export function stagedRow({ id, advertiserId, listing }: NumberedListing): Cell[] {
  const { home, price } = listing;
  const changedAt = lastChange(listing);
  return [
    id,
    listing.reference,
    listing.slug,
    advertiserId,
    home.place.communeId,
    home.transaction,
    home.propertyType,
    listing.status,
    listing.stage,
    listing.title,
    price.price,
    price.earlierPrices.at(-1) ?? null,
    changedAt,
    home.livingArea,
    home.landArea,
    home.rooms,
    home.bedrooms,
    home.bathrooms,
    home.floor,
    home.furnished,
    home.features,
    home.energy?.energyClass ?? null,
    home.energy?.climateClass ?? null,
    home.quartier,
    listing.latitude,
    listing.longitude,
    listing.showsExactPosition,
    listing.photos[0]?.mediaId ?? null,
    listing.photos.length,
    listing.publishedAt,
    listing.createdAt,
    changedAt ?? listing.publishedAt ?? listing.createdAt,
    true,
    listing.description,
  ];
}

const lastChange = ({ prices }: SampleListing) => (prices.length > 1 ? prices.at(-1)!.since : null);

export const detailColumns = [
  "listing_id",
  "description",
  "address",
  "features",
  "dpe_version",
  "exact_latitude",
  "exact_longitude",
  ...detailFormAttributes.map(columnName),
];

/** The last year whose average energy prices the certificates use (arrêté du 22 mars 2024). */
const LAST_ENERGY_PRICE_YEAR = 2023;

export function detailRow({ id, listing }: NumberedListing): Cell[] {
  const { home, price } = listing;
  const { energy } = home;
  const isFlatForSale = home.propertyType === "appartement" && home.transaction === "vente";
  const isPlot = home.propertyType === "terrain";
  const hasCosts = energy?.costMin != null && energy.costMax != null;
  const costYear =
    listing.dpeDate && Math.min(LAST_ENERGY_PRICE_YEAR, Math.max(2021, listing.dpeDate.getUTCFullYear() - 1));
  const attributes: Partial<FormAttributeValues> = {
    ...home,
    ...price,
    heating: energy?.heating ?? null,
    carrezArea: isFlatForSale ? home.livingArea : null,
    availableFrom: day(listing.availableFrom),
    feeScheduleUrl: listing.feeScheduleUrl,
    isCopropriete: home.propertyType === "appartement" ? isFlatForSale : false,
    dpeStatus: isPlot ? "non-soumis" : (energy?.status ?? "en-cours"),
    dpeExemptReason: isPlot ? "terrain sans construction" : null,
    dpeDate: day(listing.dpeDate),
    energyConsumption: energy?.consumption ?? null,
    emissions: energy?.emissions ?? null,
    energyCostMin: hasCosts ? energy.costMin! * 100 : null,
    energyCostMax: hasCosts ? energy.costMax! * 100 : null,
    energyCostYear: hasCosts ? costYear : null,
  };
  return [
    id,
    listing.description,
    listing.address,
    home.features,
    listing.dpeDate ? "2021" : null,
    listing.latitude,
    listing.longitude,
    ...detailFormAttributes.map((key) => attributes[key] ?? null),
  ];
}

const day = (date: Date | null) => date && date.toISOString().slice(0, 10);

export const roomColumns = ["listing_id", "position", "name", "area"] as const;

export function roomRows({ id, listing }: NumberedListing): Cell[][] {
  return listing.home.namedRooms.map((room, position) => [id, position, room.name, room.area]);
}

export const photoColumns = ["listing_id", "position", "media_id", "alt"] as const;

export function photoRows({ id, listing }: NumberedListing): Cell[][] {
  return listing.photos.map((photo, position) => [id, position, photo.mediaId, photo.alt]);
}

export const priceColumns = ["listing_id", "since", "price"] as const;

export function priceRows({ id, listing }: NumberedListing): Cell[][] {
  return listing.prices.map(({ since, price }) => [id, since, price]);
}
