import { boolean, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { memberRoles, operatorRoles } from "#app/domain/member-role.ts";
import { standings } from "#app/domain/standing.ts";
import { users } from "./accounts.ts";
import { communes } from "./communes.ts";

export const advertisers = pgTable("advertisers", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  /** Its first administrator, for the code before memberships; null for most samples. */
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
  standing: text({ enum: standings }),
  standingSince: timestamp("standing_since", { withTimezone: true }),
  /** The account with which it is suspended, as its last member. */
  suspendedWith: text("suspended_with"),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
});

/** Who acts for an organisation; see migration 20261129. */
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

/** Who runs the portal. */
export const operators = pgTable("operators", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id),
  role: text({ enum: operatorRoles }).notNull(),
  joinedAt: timestamp("joined_at", { withTimezone: true }).notNull().defaultNow(),
});
