import { detailFormAttributes, type FormAttributeValues } from "#app/domain/form-attributes.ts";
import { columnName } from "#app/domain/listing-attributes.ts";
import type { Cell, Copy } from "#db/seed/copy-rows.ts";
import type { SampleAdvertiser } from "./advertisers.ts";
import type { SampleListing } from "./sample-listing.ts";

/** A listing with its future ids. */
export type NumberedListing = { id: number; advertiserId: number; listing: SampleListing };

/** The columns of a table, each with its cell. */
type Cells<Source> = Record<string, (source: Source) => Cell>;

const rowOf = <Source>(cells: Cells<Source>, source: Source) => Object.values(cells).map((cell) => cell(source));

const copyOf = <Source>(table: string, cells: Cells<Source>, sources: Source[]): Copy => ({
  table,
  columns: Object.keys(cells),
  rows: sources.map((source) => rowOf(cells, source)),
});

// Without a photo, pages show initials.
const advertiserCells: Cells<SampleAdvertiser> = {
  id: ({ id }) => id,
  slug: ({ slug }) => slug,
  role: ({ role }) => role,
  first_name: ({ firstName }) => firstName,
  family_name: ({ familyName }) => familyName,
  agency_name: ({ agencyName }) => agencyName,
  siret: ({ siret }) => siret,
  review: ({ review }) => review,
  description: ({ description }) => description,
  address: ({ address }) => address,
  commune_id: ({ communeId }) => communeId,
  photo_alt: ({ firstName, familyName }) => `Portrait de ${firstName} ${familyName}`,
  phone: ({ phone }) => phone,
  email: ({ email }) => email,
  is_sample: () => true,
};

export const advertiserCopy = (advertisers: SampleAdvertiser[]): Copy =>
  copyOf("advertisers", advertiserCells, advertisers);

const listingCells: Cells<NumberedListing> = {
  id: ({ id }) => id,
  reference: ({ listing }) => listing.reference,
  slug: ({ listing }) => listing.slug,
  advertiser_id: ({ advertiserId }) => advertiserId,
  commune_id: ({ listing }) => listing.home.place.communeId,
  transaction: ({ listing }) => listing.home.transaction,
  property_type: ({ listing }) => listing.home.propertyType,
  status: ({ listing }) => listing.status,
  stage: ({ listing }) => listing.stage,
  title: ({ listing }) => listing.title,
  price: ({ listing }) => listing.price.price,
  previous_price: ({ listing }) => listing.price.earlierPrices.at(-1) ?? null,
  price_changed_at: ({ listing }) => lastChange(listing),
  living_area: ({ listing }) => listing.home.livingArea,
  land_area: ({ listing }) => listing.home.landArea,
  rooms: ({ listing }) => listing.home.rooms,
  bedrooms: ({ listing }) => listing.home.bedrooms,
  bathrooms: ({ listing }) => listing.home.bathrooms,
  floor: ({ listing }) => listing.home.floor,
  furnished: ({ listing }) => listing.home.furnished,
  features: ({ listing }) => listing.home.features,
  energy_class: ({ listing }) => listing.home.energy?.energyClass ?? null,
  climate_class: ({ listing }) => listing.home.energy?.climateClass ?? null,
  quartier: ({ listing }) => listing.home.quartier,
  latitude: ({ listing }) => listing.latitude,
  longitude: ({ listing }) => listing.longitude,
  shows_exact_position: ({ listing }) => listing.showsExactPosition,
  cover_media_id: ({ listing }) => listing.photos[0]?.mediaId ?? null,
  photo_count: ({ listing }) => listing.photos.length,
  published_at: ({ listing }) => listing.publishedAt,
  created_at: ({ listing }) => listing.createdAt,
  updated_at: ({ listing }) => lastChange(listing) ?? listing.publishedAt ?? listing.createdAt,
  is_sample: () => true,
};
const listingColumns = Object.keys(listingCells);

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

export const stagedCopy = (listings: NumberedListing[]): Copy =>
  copyOf("staged_listings", { ...listingCells, description: ({ listing }) => listing.description }, listings);

const lastChange = ({ prices }: SampleListing) => (prices.length > 1 ? prices.at(-1)!.since : null);

/** The last year whose average energy prices the certificates use (arrêté du 22 mars 2024). */
const LAST_ENERGY_PRICE_YEAR = 2023;

function attributesOf({ listing }: NumberedListing): Partial<FormAttributeValues> {
  const { home, price } = listing;
  const { energy } = home;
  const isFlatForSale = home.propertyType === "appartement" && home.transaction === "vente";
  const isPlot = home.propertyType === "terrain";
  const hasCosts = energy?.costMin != null && energy.costMax != null;
  const costYear =
    listing.dpeDate && Math.min(LAST_ENERGY_PRICE_YEAR, Math.max(2021, listing.dpeDate.getUTCFullYear() - 1));
  return {
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
}

const detailCells: Cells<NumberedListing> = {
  listing_id: ({ id }) => id,
  description: ({ listing }) => listing.description,
  address: ({ listing }) => listing.address,
  features: ({ listing }) => listing.home.features,
  dpe_version: ({ listing }) => (listing.dpeDate ? "2021" : null),
  exact_latitude: ({ listing }) => listing.latitude,
  exact_longitude: ({ listing }) => listing.longitude,
};

/** Details, rooms, photos and prices. */
export const partCopies = (listings: NumberedListing[]): Copy[] => [
  {
    table: "listing_details",
    columns: [...Object.keys(detailCells), ...detailFormAttributes.map(columnName)],
    rows: listings.map((one) => {
      const attributes = attributesOf(one);
      return [...rowOf(detailCells, one), ...detailFormAttributes.map((key) => attributes[key] ?? null)];
    }),
  },
  {
    table: "listing_rooms",
    columns: ["listing_id", "position", "name", "area"],
    rows: listings.flatMap(({ id, listing }) =>
      listing.home.namedRooms.map((room, position) => [id, position, room.name, room.area]),
    ),
  },
  {
    table: "listing_photos",
    columns: ["listing_id", "position", "media_id", "alt"],
    rows: listings.flatMap(({ id, listing }) =>
      listing.photos.map((photo, position) => [id, position, photo.mediaId, photo.alt]),
    ),
  },
  {
    table: "listing_prices",
    columns: ["listing_id", "since", "price"],
    rows: listings.flatMap(({ id, listing }) => listing.prices.map(({ since, price }) => [id, since, price])),
  },
];

const day = (date: Date | null) => date && date.toISOString().slice(0, 10);
