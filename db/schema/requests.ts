import { bigint, integer, pgEnum, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { ListingStage } from "#app/domain/listing-stage.ts";
import { requestAuthors, requestNotices, requestStatuses, requestSteps } from "#app/domain/request.ts";
import { users } from "./accounts.ts";
import { listings } from "./listings.ts";

const timestamptz = (name: string) => timestamp(name, { withTimezone: true });

export const requestStatus = pgEnum("request_status", requestStatuses);
export const requestAuthor = pgEnum("request_author", requestAuthors);
export const requestStep = pgEnum("request_step", requestSteps);
export const requestNotice = pgEnum("request_notice", requestNotices);

/** « Demande de bien »; see migration 0105. */
export const requests = pgTable("requests", {
  id: uuid().primaryKey().defaultRandom(),
  number: integer().notNull().generatedAlwaysAsIdentity(),
  listingId: integer("listing_id")
    .notNull()
    .references(() => listings.id),
  /** The listing's advertiser, set by a trigger (migration 0105). */
  advertiserId: integer("advertiser_id").notNull().generatedAlwaysAs(0),
  seekerId: text("seeker_id").references(() => users.id),
  seekerName: text("seeker_name").notNull(),
  seekerEmail: text("seeker_email").notNull(),
  status: requestStatus().notNull().default("nouvelle"),
  confirmedAt: timestamptz("confirmed_at"),
  /** When the seeker was reminded to confirm. */
  remindedAt: timestamptz("reminded_at"),
  /** Set while the advertiser blocks the seeker (migration 0105). */
  blockedAt: timestamptz("blocked_at"),
  /** When the seeker's account was deleted. */
  seekerLeftAt: timestamptz("seeker_left_at"),
  seekerReadAt: timestamptz("seeker_read_at").notNull().defaultNow(),
  advertiserReadAt: timestamptz("advertiser_read_at"),
  createdAt: timestamptz("created_at").notNull().defaultNow(),
  updatedAt: timestamptz("updated_at").notNull().defaultNow(),
});

/** The thread of a request; rows are only added. Amounts in minor units. */
export const requestEvents = pgTable("request_events", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  requestId: uuid("request_id")
    .notNull()
    .references(() => requests.id),
  step: requestStep().notNull(),
  author: requestAuthor().notNull(),
  authorName: text("author_name").notNull(),
  body: text().notNull().default(""),
  /** A notice of the portal; `body` then has its French text, for the previous release. */
  notice: requestNotice(),
  /** The home's new stage, reported by a message of the portal; `body` as for `notice`. */
  stage: text().$type<ListingStage>(),
  amount: bigint({ mode: "number" }),
  /** The offer that this event answers. */
  offerId: bigint("offer_id", { mode: "number" }),
  /** The price before `amount`, for `prix_modifie`. */
  previousAmount: bigint("previous_amount", { mode: "number" }),
  createdAt: timestamptz("created_at").notNull().defaultNow(),
});

/** Links that open a thread without an account; see migration 0105. */
export const requestLinks = pgTable("request_links", {
  secretHash: text("secret_hash").primaryKey(),
  requestId: uuid("request_id")
    .notNull()
    .references(() => requests.id),
  createdAt: timestamptz("created_at").notNull().defaultNow(),
});
