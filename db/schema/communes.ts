import { type AnyPgColumn, doublePrecision, integer, pgTable, text } from "drizzle-orm/pg-core";

/** Communes, arrondissements and former communes; see migration 0101 for the rules. */
export const communes = pgTable("communes", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  inseeCode: text("insee_code").notNull(),
  slug: text().notNull(),
  name: text().notNull(),
  searchName: text("search_name").notNull(),
  kind: text({ enum: ["commune", "arrondissement", "ancienne"] }).notNull(),
  parentId: integer("parent_id").references((): AnyPgColumn => communes.id),
  postalCodes: text("postal_codes").array().notNull(),
  postalSearch: text("postal_search").notNull(),
  departmentCode: text("department_code").notNull(),
  departmentName: text("department_name").notNull(),
  regionName: text("region_name").notNull(),
  population: integer().notNull(),
  latitude: doublePrecision(),
  longitude: doublePrecision(),
  positionPrecision: text("position_precision", { enum: ["exact", "estimee"] }),
});
