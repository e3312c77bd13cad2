import type { $Type } from "drizzle-orm";
import {
  bigint,
  boolean,
  customType,
  date,
  doublePrecision,
  integer,
  numeric,
  pgEnum,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import type { ListingStage } from "#app/domain/listing-stage.ts";
import { energyClasses, listingStatuses, propertyTypes, transactions } from "#app/domain/listing.ts";
import {
  detailFormAttributes,
  type DetailFormAttribute,
  type formAttributes,
  type FormAttributeValues,
  mapFormAttributes,
} from "#app/domain/form-attributes.ts";
import { columnName } from "#app/domain/listing-attributes.ts";
import { dpeStatuses } from "#app/domain/listing-choices.ts";
import { advertisers } from "./advertisers.ts";
import { communes } from "./communes.ts";

export const transactionType = pgEnum("transaction_type", transactions);
export const propertyType = pgEnum("property_type", propertyTypes);
export const listingStatus = pgEnum("listing_status", listingStatuses);
export const energyClass = pgEnum("energy_class", energyClasses);

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });
const money = (name?: string) => (name ? bigint(name, { mode: "number" }) : bigint({ mode: "number" }));
const timestamptz = (name: string) => timestamp(name, { withTimezone: true });

const columnOfKind = {
  area: (name: string) => real(name),
  count: (name: string) => smallint(name),
  yesNo: (name: string) => boolean(name),
  choice: (name: string) => text(name),
  text: (name: string) => text(name),
  day: (name: string) => date(name),
  money: (name: string) => money(name),
  percent: (name: string) => numeric(name, { precision: 4, scale: 2, mode: "number" }),
  webAddress: (name: string) => text(name),
};

type ColumnOf<Key extends DetailFormAttribute> = $Type<
  ReturnType<(typeof columnOfKind)[(typeof formAttributes)[Key]["kind"]]>,
  NonNullable<FormAttributeValues[Key]>
>;

/** The columns of attributes, from their table. */
const attributeColumns = mapFormAttributes(detailFormAttributes, (key, { kind }) =>
  columnOfKind[kind](columnName(key)),
) as {
  [Key in DetailFormAttribute]: ColumnOf<Key>; // a kind has one sort of column
};

/** The columns of search and cards; see migration 0103 for units and rules. */
export const listings = pgTable("listings", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  reference: text().notNull(),
  slug: text().notNull(),
  advertiserId: integer("advertiser_id")
    .notNull()
    .references(() => advertisers.id),
  communeId: integer("commune_id")
    .notNull()
    .references(() => communes.id),
  transaction: transactionType().notNull(),
  propertyType: propertyType("property_type").notNull(),
  status: listingStatus().notNull().default("brouillon"),
  /** The stage; null means the first stage of the status. */
  stage: text().$type<ListingStage>(),
  title: text().notNull(),
  price: money().notNull(),
  previousPrice: money("previous_price"),
  priceChangedAt: timestamptz("price_changed_at"),
  livingArea: real("living_area"),
  landArea: integer("land_area"),
  rooms: smallint(),
  bedrooms: smallint(),
  bathrooms: smallint(),
  floor: smallint(),
  furnished: boolean(),
  energyClass: energyClass("energy_class"),
  climateClass: energyClass("climate_class"),
  quartier: text(),
  quartierKey: text("quartier_key").generatedAlwaysAs(""),
  latitude: doublePrecision(),
  longitude: doublePrecision(),
  showsExactPosition: boolean("shows_exact_position").notNull().default(false),
  /** The only position that may leave the server: exact, or up to 300 m away. */
  publicLatitude: real("public_latitude").generatedAlwaysAs(0),
  publicLongitude: real("public_longitude").generatedAlwaysAs(0),
  /** The member in charge; null means the administrators. */
  inChargeId: text("in_charge_id"),
  coverMediaId: integer("cover_media_id"),
  photoCount: smallint("photo_count").notNull().default(0),
  /** A copy of `features` in `listing_details`, maintained by triggers. */
  features: text().array().notNull().default([]),
  publishedAt: timestamptz("published_at"),
  createdAt: timestamptz("created_at").notNull().defaultNow(),
  updatedAt: timestamptz("updated_at").notNull().defaultNow(),
  isSample: boolean("is_sample").notNull().default(false),
  searchVector: tsvector("search_vector").notNull(),
});

export const listingDetails = pgTable("listing_details", {
  listingId: integer("listing_id")
    .primaryKey()
    .references(() => listings.id),
  description: text().notNull(),
  address: text(),
  ...attributeColumns,
  features: text().array().notNull().default([]),
  dpeStatus: text("dpe_status", { enum: dpeStatuses }).notNull().default("en-cours"),
  dpeVersion: text("dpe_version", { enum: ["avant-2021", "2021"] }),
  exactLatitude: doublePrecision("exact_latitude"),
  exactLongitude: doublePrecision("exact_longitude"),
});

export const listingRooms = pgTable(
  "listing_rooms",
  {
    listingId: integer("listing_id")
      .notNull()
      .references(() => listings.id),
    position: smallint().notNull(),
    name: text().notNull(),
    area: real(),
  },
  (table) => [primaryKey({ columns: [table.listingId, table.position] })],
);

/** Every price of a published listing, from a moment on. */
export const listingPrices = pgTable(
  "listing_prices",
  {
    listingId: integer("listing_id")
      .notNull()
      .references(() => listings.id),
    since: timestamptz("since").notNull(),
    price: money().notNull(),
  },
  (table) => [primaryKey({ columns: [table.listingId, table.since] })],
);
