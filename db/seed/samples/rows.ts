import type { Cell } from "../copy-rows.ts";
import type { SampleAdvertiser } from "./advertisers.ts";
import type { SampleListing } from "./sample-listing.ts";

type Drawn = { id: number; advertiserId: number; listing: SampleListing };

export const advertiserColumns = [
  "id", "slug", "role", "first_name", "family_name", "agency_name", "siret", "review", "description", "address", "commune_id", "phone", "email", "is_sample",
] as const;

export function advertiserRow(one: SampleAdvertiser): Cell[] {
  return [
    one.id, one.slug, one.role, one.firstName, one.familyName, one.agencyName, one.siret, one.review, one.description, one.address,
    one.communeId, one.phone, one.email, true,
  ];
}

const listingColumns = [
  "id", "reference", "slug", "advertiser_id", "commune_id", "transaction", "property_type", "status", "title", "price", "previous_price",
  "price_changed_at", "living_area", "land_area", "rooms", "bedrooms", "bathrooms", "floor", "furnished", "energy_class", "climate_class",
  "quartier", "latitude", "longitude", "cover_media_id", "photo_count", "published_at", "created_at", "updated_at", "is_sample",
] as const;

export const stagedColumns = [...listingColumns, "search_text"] as const;

/** Listings wait here for their search vector, which only the database can make. */
export const createStage = `
  create temporary table staged_listings on commit drop as
    select ${listingColumns.join(", ")}, ''::text as search_text from listings limit 0`;

export const insertStaged = `
  insert into listings (${listingColumns.join(", ")}, search_vector)
  select ${listingColumns.map((column) => `staged.${column}`).join(", ")},
    strip(to_tsvector('french_unaccent', staged.search_text || ' ' || communes.name))
  from staged_listings staged join communes on communes.id = staged.commune_id`;

export function stagedRow({ id, advertiserId, listing }: Drawn): Cell[] {
  const { home, price } = listing;
  return [
    id, listing.reference, listing.slug, advertiserId, home.place.communeId, home.transaction, home.propertyType, listing.status,
    listing.title, price.price, price.previousPrice, price.previousPrice === null ? null : listing.publishedAt, home.livingArea,
    home.landArea, home.rooms, home.bedrooms, home.bathrooms, home.floor, home.furnished, home.energy?.energyClass ?? null,
    home.energy?.climateClass ?? null, home.quartier, listing.latitude, listing.longitude, listing.photos[0]?.mediaId ?? null,
    listing.photos.length, listing.publishedAt, listing.createdAt, listing.publishedAt ?? listing.createdAt, true,
    `${listing.title} ${home.quartier} ${listing.description}`,
  ];
}

export const detailColumns = [
  "listing_id", "description", "address", "shows_exact_position", "has_kitchen", "kitchen", "shower_rooms", "toilets", "floor_count",
  "year_built", "heating", "exposure", "features", "available_from", "charges", "charges_kind", "deposit", "rent_base",
  "rent_reference_max", "rent_supplement", "tenant_fees", "inventory_fee", "fees_payer", "fees_percent", "price_without_fees",
  "carrez_area", "is_copropriete", "copropriete_lots", "copropriete_annual_charges", "dpe_status", "dpe_exempt_reason", "dpe_date",
  "dpe_version", "energy_consumption", "emissions", "energy_cost_min", "energy_cost_max", "energy_cost_year",
] as const;

/** The year whose energy prices the certificates of the samples refer to. */
const ENERGY_PRICE_YEAR = 2023;

export function detailRow({ id, listing }: Drawn): Cell[] {
  const { home, price } = listing;
  const { energy } = home;
  const isFlat = home.propertyType === "appartement";
  const isPlot = home.propertyType === "terrain";
  const dpeStatus = isPlot ? "non-soumis" : (energy?.status ?? "en-cours");
  const hasCosts = energy?.costMin != null && energy.costMax != null;
  return [
    id, listing.description, listing.address, listing.showsExactPosition, home.hasKitchen, home.kitchen, home.showerRooms, home.toilets,
    home.floorCount, home.yearBuilt, energy?.heating ?? null, home.exposure, home.features, listing.availableFrom, price.charges,
    price.chargesKind, price.deposit, price.rentBase, price.rentReferenceMax, price.rentSupplement, price.tenantFees,
    price.inventoryFee, price.feesPayer, price.feesPercent, price.priceWithoutFees,
    isFlat && home.transaction === "vente" ? home.livingArea : null, isFlat ? home.transaction === "vente" : false,
    price.coproprieteLots, price.coproprieteAnnualCharges, dpeStatus, isPlot ? "terrain sans construction" : null, listing.dpeDate,
    listing.dpeDate ? "2021" : null, energy?.consumption ?? null, energy?.emissions ?? null,
    hasCosts ? energy.costMin! * 100 : null, hasCosts ? energy.costMax! * 100 : null, hasCosts ? ENERGY_PRICE_YEAR : null,
  ];
}
