import { boolean, pgTable, text, uuid } from "drizzle-orm/pg-core";

export const sharedSettings = pgTable("shared_settings", {
  isOnly: boolean("is_only").primaryKey().default(true),
  secretFingerprint: text("secret_fingerprint").notNull(),
  storageId: uuid("storage_id").notNull(),
});
