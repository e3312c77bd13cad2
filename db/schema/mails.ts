import { boolean, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { MergedMail } from "#app/domain/mail.ts";

export const mails = pgTable("mails", {
  id: uuid().primaryKey().defaultRandom(),
  recipient: text().notNull(),
  subject: text().notNull(),
  text: text().notNull(),
  html: text().notNull(),
  unsubscribeUrl: text("unsubscribe_url"),
  isBudgeted: boolean("is_budgeted").notNull().default(false),
  merged: jsonb().$type<MergedMail>(),
  mergeKey: text("merge_key"),
  lastError: text("last_error"),
  givenUpAt: timestamp("given_up_at", { withTimezone: true }),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
});
