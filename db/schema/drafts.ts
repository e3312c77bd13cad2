import { boolean, integer, jsonb, pgTable, smallint, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { advertisers } from "./advertisers.ts";
import { listings } from "./listings.ts";
import { media } from "./media.ts";

const timestamptz = (name: string) => timestamp(name, { withTimezone: true });

/** A listing being written; see migration 0103. */
export const listingDrafts = pgTable("listing_drafts", {
  id: uuid().primaryKey(),
  userId: text("user_id")
    .notNull()
    .references(() => users.id),
  advertiserId: integer("advertiser_id").references(() => advertisers.id),
  listingId: integer("listing_id").references(() => listings.id),
  form: jsonb().$type<Record<string, string | string[]>>().notNull().default({}),
  createdAt: timestamptz("created_at").notNull().defaultNow(),
  updatedAt: timestamptz("updated_at").notNull().defaultNow(),
});

export const draftPhotos = pgTable("draft_photos", {
  id: uuid().primaryKey(),
  draftId: uuid("draft_id")
    .notNull()
    .references(() => listingDrafts.id),
  position: smallint().notNull(),
  mediaId: integer("media_id")
    .notNull()
    .references(() => media.id),
  alt: text().notNull().default(""),
});

/** Drafts that were discarded lately; see migration 0103. */
export const discardedDrafts = pgTable("discarded_drafts", {
  draftId: uuid("draft_id").primaryKey(),
  discardedAt: timestamptz("discarded_at").notNull().defaultNow(),
});

/** The listing of a published draft; see migration 0103. */
export const publishedDrafts = pgTable("published_drafts", {
  draftId: uuid("draft_id").primaryKey(),
  userId: text("user_id")
    .notNull()
    .references(() => users.id),
  listingId: integer("listing_id")
    .notNull()
    .references(() => listings.id),
  isNew: boolean("is_new").notNull(),
  publishedAt: timestamptz("published_at").notNull().defaultNow(),
});
