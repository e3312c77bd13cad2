import { sql } from "drizzle-orm";
import { pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

export const instances = pgTable("instances", {
  id: uuid().primaryKey(),
  host: text().notNull(),
  secretMark: text("secret_mark"),
  startedAt: timestamp("started_at", { withTimezone: true }).notNull().defaultNow(),
  seenAt: timestamp("seen_at", { withTimezone: true })
    .notNull()
    .default(sql`clock_timestamp()`),
});
