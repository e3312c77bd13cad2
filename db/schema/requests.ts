import { bigint, integer, pgEnum, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { listings } from "./listings.ts";

const timestamptz = (name: string) => timestamp(name, { withTimezone: true });

export const requestStatus = pgEnum("request_status", ["nouvelle", "en_negociation", "acceptee", "declinee", "retiree"]);
export const requestAuthor = pgEnum("request_author", ["demandeur", "annonceur", "portail"]);
export const requestStep = pgEnum("request_step", ["demande", "message", "negociation", "offre", "acceptee", "declinee", "retiree"]);

/** « Demande de bien »; see migration 0008. */
export const requests = pgTable("requests", {
  id: uuid().primaryKey().defaultRandom(),
  number: integer().notNull().generatedAlwaysAsIdentity(),
  listingId: integer("listing_id").notNull().references(() => listings.id),
  seekerId: text("seeker_id").references(() => users.id),
  seekerName: text("seeker_name").notNull(),
  seekerEmail: text("seeker_email").notNull(),
  status: requestStatus().notNull().default("nouvelle"),
  confirmedAt: timestamptz("confirmed_at"),
  secretHash: text("secret_hash"),
  seekerReadAt: timestamptz("seeker_read_at").notNull().defaultNow(),
  advertiserReadAt: timestamptz("advertiser_read_at"),
  createdAt: timestamptz("created_at").notNull().defaultNow(),
  updatedAt: timestamptz("updated_at").notNull().defaultNow(),
});

/** The thread of a request, added to only. Amounts in minor units. */
export const requestEvents = pgTable("request_events", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  requestId: uuid("request_id").notNull().references(() => requests.id),
  step: requestStep().notNull(),
  author: requestAuthor().notNull(),
  authorName: text("author_name").notNull(),
  body: text().notNull().default(""),
  amount: bigint({ mode: "number" }),
  createdAt: timestamptz("created_at").notNull().defaultNow(),
});
