import { integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";

export const runs = pgTable("runs", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  job: text().notNull(),
  subject: text().notNull(),
  data: jsonb().notNull(),
  step: integer().notNull().default(0),
  cursor: text(),
  startedAt: timestamp("started_at", { withTimezone: true }).notNull().defaultNow(),
  endedAt: timestamp("ended_at", { withTimezone: true }),
});
