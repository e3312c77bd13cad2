import { boolean, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { communes } from "./communes.ts";

export const advertisers = pgTable("advertisers", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  /** The account that acts for it; null for most samples. */
  userId: text("user_id"),
  slug: text().notNull(),
  role: text({ enum: ["proprietaire", "agent-commissionnaire"] }).notNull(),
  firstName: text("first_name").notNull(),
  familyName: text("family_name").notNull(),
  agencyName: text("agency_name"),
  siret: text(),
  review: text().notNull().default(""),
  description: text().notNull().default(""),
  address: text().notNull().default(""),
  communeId: integer("commune_id")
    .notNull()
    .references(() => communes.id),
  photoUrl: text("photo_url"),
  photoAlt: text("photo_alt").notNull().default(""),
  phone: text(),
  email: text(),
  searchName: text("search_name").notNull().generatedAlwaysAs(""),
  isSample: boolean("is_sample").notNull().default(false),
  /** When its account was deleted: the row stays nameless, for the threads of others. */
  leftAt: timestamp("left_at", { withTimezone: true }),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
});
