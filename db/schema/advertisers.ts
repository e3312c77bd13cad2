import { boolean, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { memberRoles, operatorRoles } from "#app/domain/member-role.ts";
import { standings } from "#app/domain/standing.ts";
import { users } from "./accounts.ts";
import { communes } from "./communes.ts";

export const advertisers = pgTable("advertisers", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  /** The first administrator, for the code before memberships; null for most samples. */
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
  /** When the account was deleted; the row stays without a name, for other people's threads. */
  leftAt: timestamp("left_at", { withTimezone: true }),
  standing: text({ enum: standings }),
  standingSince: timestamp("standing_since", { withTimezone: true }),
  /** The suspended account that was the organisation's last member, which suspends the organisation. */
  suspendedWith: text("suspended_with"),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
});

/** Members of organisations; see migration 20261129. */
export const memberships = pgTable(
  "memberships",
  {
    advertiserId: integer("advertiser_id")
      .notNull()
      .references(() => advertisers.id),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    role: text({ enum: memberRoles }).notNull(),
    joinedAt: timestamp("joined_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.advertiserId, table.userId] })],
);

/** People who run the portal. */
export const operators = pgTable("operators", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id),
  role: text({ enum: operatorRoles }).notNull(),
  joinedAt: timestamp("joined_at", { withTimezone: true }).notNull().defaultNow(),
});
