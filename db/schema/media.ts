import { integer, pgTable, primaryKey, smallint, text, timestamp } from "drizzle-orm/pg-core";
import { listings } from "./listings.ts";

/** One stored original, named by its content. */
export const media = pgTable("media", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  sha256: text().notNull(),
  format: text({ enum: ["jpeg", "png", "webp", "avif"] }).notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  bytes: integer().notNull(),
  placeholder: text().notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  /** See migration 0103. */
  unusedSince: timestamp("unused_since", { withTimezone: true }),
});

export const listingPhotos = pgTable(
  "listing_photos",
  {
    listingId: integer("listing_id")
      .notNull()
      .references(() => listings.id),
    position: smallint().notNull(),
    mediaId: integer("media_id")
      .notNull()
      .references(() => media.id),
    alt: text().notNull().default(""),
  },
  (table) => [primaryKey({ columns: [table.listingId, table.position] })],
);
