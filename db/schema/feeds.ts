import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { ImportState, SourceKind } from "#app/domain/import-state.ts";
import { users } from "./accounts.ts";
import { advertisers } from "./advertisers.ts";
import { listings } from "./listings.ts";

const timestamptz = (name: string) => timestamp(name, { withTimezone: true });

export const feedSources = pgTable("feed_sources", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  advertiserId: integer("advertiser_id").references(() => advertisers.id),
  kind: text().$type<SourceKind>().notNull(),
  name: text().notNull().default(""),
  folder: text(),
  ftp: jsonb(),
  password: text(),
  keyHash: text("key_hash"),
  seen: jsonb().notNull().default({}),
  look: jsonb(),
  lookedAt: timestamptz("looked_at"),
  problem: text(),
  certificate: jsonb(),
  failingSince: timestamptz("failing_since"),
  mailedAt: timestamptz("told_at"),
  works: boolean().notNull().default(false),
  endedAt: timestamptz("ended_at"),
  createdAt: timestamptz("created_at").notNull().defaultNow(),
});

export const feeds = pgTable("feeds", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  sourceId: integer("source_id")
    .notNull()
    .references(() => feedSources.id),
  agency: text().notNull(),
  advertiserId: integer("advertiser_id").references(() => advertisers.id),
  keptFields: text("kept_fields").array().notNull().default([]),
  acceptedAt: timestamptz("accepted_at"),
});

export const imports = pgTable("imports", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  sourceId: integer("source_id")
    .notNull()
    .references(() => feedSources.id),
  feedId: integer("feed_id").references(() => feeds.id),
  state: text().$type<ImportState>().notNull(),
  refusal: text(),
  fileKey: uuid("file_key").notNull(),
  fileName: text("file_name").notNull(),
  sha256: text().notNull(),
  bytes: bigint({ mode: "number" }).notNull(),
  sentAt: timestamptz("sent_at").notNull().defaultNow(),
  receivedAt: timestamptz("received_at").notNull().defaultNow(),
  endedAt: timestamptz("ended_at"),
  version: text(),
  software: text(),
  facts: jsonb().$type<Record<string, number>>().notNull().default({}),
  decidedBy: text("decided_by").references(() => users.id),
  isCleared: boolean("is_cleared").notNull().default(false),
  sender: bigint({ mode: "bigint" }),
});

export const importLines = pgTable("import_lines", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  importId: integer("import_id")
    .notNull()
    .references(() => imports.id),
  line: integer(),
  agency: text().notNull(),
  key: text().notNull(),
  reference: text().notNull(),
  kind: text().$type<"home" | "not_taken" | "broken" | "missing">().notNull(),
  hash: text(),
  home: jsonb(),
  problems: jsonb().notNull().default([]),
  outlook: jsonb(),
  outcome: text(),
  changes: jsonb().notNull().default([]),
  listingId: integer("listing_id"),
  draftId: uuid("draft_id"),
});

export const feedHomes = pgTable(
  "feed_homes",
  {
    feedId: integer("feed_id")
      .notNull()
      .references(() => feeds.id),
    key: text().notNull(),
    reference: text().notNull(),
    listingId: integer("listing_id").references(() => listings.id),
    draftId: uuid("draft_id"),
    hash: text().notNull(),
    form: jsonb().$type<Record<string, string | string[]>>().notNull(),
    photos: jsonb()
      .$type<{ source: string; mark: string; title: string; mediaId?: number; missing?: "for_now" | "for_good" }[]>()
      .notNull(),
    isWithdrawn: boolean("is_withdrawn").notNull().default(false),
    namedAt: timestamptz("named_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.feedId, table.key] })],
);

export const feedExports = pgTable("feed_exports", {
  advertiserId: integer("advertiser_id")
    .primaryKey()
    .references(() => advertisers.id),
  keyHash: text("key_hash"),
  keyMadeAt: timestamptz("key_made_at"),
  keyUsedAt: timestamptz("key_used_at"),
  ftp: jsonb(),
  password: text(),
  dueAt: timestamptz("due_at"),
  sentAt: timestamptz("sent_at"),
  problem: jsonb(),
  failedSince: timestamptz("failed_since"),
  mailedAt: timestamptz("told_at"),
  writtenAt: timestamptz("written_at"),
});
