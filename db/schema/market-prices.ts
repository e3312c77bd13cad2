import { bigint, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { propertyType, transactionType } from "./listings.ts";

const money = () => bigint({ mode: "number" }).notNull();

/** Prices per m² of homes on show; see migration 0104 for keys and units. */
export const marketPrices = pgTable(
  "market_prices",
  {
    area: text({ enum: ["commune", "department"] }).notNull(),
    key: text().notNull(),
    transaction: transactionType().notNull(),
    propertyType: propertyType("property_type").notNull(),
    count: integer().notNull(),
    p10: money(),
    p25: money(),
    p50: money(),
    p75: money(),
    p90: money(),
    computedAt: timestamp("computed_at", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.area, table.key, table.transaction, table.propertyType] })],
);
