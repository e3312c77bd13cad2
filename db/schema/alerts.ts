import {
  bigint,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import type { ListingStage } from "#app/domain/listing-stage.ts";
import { alertFrequencies, listingEventKinds, pauseReasons, silentEventKinds } from "#app/domain/alert.ts";
import { listings } from "./listings.ts";

const timestamptz = (name: string) => timestamp(name, { withTimezone: true });

/** People who get notices by mail; see migration 0106 for the rules. */
export const recipients = pgTable("recipients", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  email: text().notNull(),
  key: uuid().notNull().defaultRandom(),
  refusedAt: timestamptz("refused_at"),
  createdAt: timestamptz("created_at").notNull().defaultNow(),
});

/** Saved searches. `drawn` (a polygon) and `keywords` (a tsquery) are written by SQL alone. */
export const alerts = pgTable("alerts", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  recipientId: integer("recipient_id")
    .notNull()
    .references(() => recipients.id),
  query: text().notNull(),
  name: text().notNull(),
  ownName: text("own_name"),
  frequency: text({ enum: alertFrequencies }).notNull(),
  createdAt: timestamptz("created_at").notNull().defaultNow(),
  confirmedAt: timestamptz("confirmed_at"),
  pausedAt: timestamptz("paused_at"),
  pauseReason: text("pause_reason", { enum: pauseReasons }),
  seenAt: timestamptz("seen_at").notNull().defaultNow(),
  shownAt: timestamptz("shown_at"),
  clickedAt: timestamptz("clicked_at").notNull().defaultNow(),
  askedAt: timestamptz("asked_at"),
  conditions: jsonb(),
  around: jsonb(),
  drawn: text(),
  keywords: text(),
  preparedBy: text("prepared_by").notNull().default(""),
});

/** Anchors by which a listing finds alerts that may match it. */
export const alertAnchors = pgTable(
  "alert_anchors",
  {
    anchor: text().notNull(),
    alertId: integer("alert_id")
      .notNull()
      .references(() => alerts.id),
    kinds: smallint().notNull(),
    priceFrom: bigint("price_from", { mode: "number" }),
    priceTo: bigint("price_to", { mode: "number" }),
    areaFrom: real("area_from"),
    areaTo: real("area_to"),
    roomsFrom: smallint("rooms_from"),
    roomsTo: smallint("rooms_to"),
    bedroomsFrom: smallint("bedrooms_from"),
  },
  (table) => [primaryKey({ columns: [table.anchor, table.alertId] })],
);

/** The log of a listing: its changes, and who made them (`actorLabel`). Prices in minor units. */
export const listingEvents = pgTable("listing_events", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  listingId: integer("listing_id")
    .notNull()
    .references(() => listings.id),
  kind: text({ enum: [...listingEventKinds, ...silentEventKinds] }).notNull(),
  stage: text().$type<ListingStage>(),
  actor: text(),
  actorId: text("actor_id").references(() => users.id),
  price: bigint({ mode: "number" }).notNull(),
  formerPrice: bigint("former_price", { mode: "number" }),
  createdAt: timestamptz("created_at").notNull().defaultNow(),
});

/** The recipients of an event. */
export const notices = pgTable(
  "notices",
  {
    recipientId: integer("recipient_id")
      .notNull()
      .references(() => recipients.id),
    eventId: bigint("event_id", { mode: "number" })
      .notNull()
      .references(() => listingEvents.id),
    alertId: integer("alert_id").references(() => alerts.id),
    due: text({ enum: alertFrequencies }).notNull(),
    createdAt: timestamptz("created_at").notNull().defaultNow(),
    mailedAt: timestamptz("mailed_at"),
  },
  (table) => [primaryKey({ columns: [table.recipientId, table.eventId] })],
);
