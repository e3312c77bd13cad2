import { bigint, boolean, date, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { advertisers } from "./advertisers.ts";
import { listings, listingStatus } from "./listings.ts";

const timestamptz = (name: string) => timestamp(name, { withTimezone: true });

/** Openings of a listing's page, per day (UTC). */
export const listingViews = pgTable(
  "listing_views",
  {
    listingId: integer("listing_id")
      .notNull()
      .references(() => listings.id),
    day: date().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.listingId, table.day] })],
);

/** The views of all listings of an advertiser, per day (UTC). */
export const advertiserViews = pgTable(
  "advertiser_views",
  {
    advertiserId: integer("advertiser_id")
      .notNull()
      .references(() => advertisers.id),
    day: date().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.advertiserId, table.day] })],
);

export const favourites = pgTable(
  "favourites",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    listingId: integer("listing_id")
      .notNull()
      .references(() => listings.id),
    createdAt: timestamptz("created_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.listingId] })],
);

/** The notices of favourites that an account wants; the defaults apply without a row. */
export const favouriteNotices = pgTable("favourite_notices", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id),
  tellsDrop: boolean("tells_drop").notNull().default(true),
  tellsNegotiation: boolean("tells_negotiation").notNull().default(true),
  tellsGone: boolean("tells_gone").notNull().default(true),
});

export const listingStatusChanges = pgTable("listing_status_changes", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  listingId: integer("listing_id")
    .notNull()
    .references(() => listings.id),
  status: listingStatus().notNull(),
  userId: text("user_id").references(() => users.id),
  createdAt: timestamptz("created_at").notNull().defaultNow(),
});
