import { boolean, integer, pgEnum, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { linkPurposes } from "#app/domain/account-link.ts";
import { standings } from "#app/domain/standing.ts";
import { userTypes } from "#app/domain/user-type.ts";

export const userType = pgEnum("user_type", userTypes);

const timestamptz = (name: string) => timestamp(name, { withTimezone: true });
const stamps = {
  createdAt: timestamptz("created_at").notNull().defaultNow(),
  updatedAt: timestamptz("updated_at").notNull().defaultNow(),
};

export const users = pgTable("users", {
  id: text().primaryKey(),
  userType: userType("user_type").notNull(),
  firstName: text("first_name").notNull(),
  familyName: text("family_name").notNull(),
  name: text().notNull(),
  email: text().notNull(),
  emailVerified: boolean("email_verified").notNull().default(false),
  image: text(),
  isSample: boolean("is_sample").notNull().default(false),
  twoFactorEnabled: boolean("two_factor_enabled").notNull().default(false),
  standing: text({ enum: standings }),
  standingSince: timestamptz("standing_since"),
  ...stamps,
});

export const sessions = pgTable("sessions", {
  id: text().primaryKey(),
  userId: text("user_id")
    .notNull()
    .references(() => users.id),
  token: text().notNull(),
  expiresAt: timestamptz("expires_at").notNull(),
  ipAddress: text("ip_address"),
  userAgent: text("user_agent"),
  secondFactorAt: timestamptz("second_factor_at"),
  ...stamps,
});

export const credentials = pgTable("credentials", {
  id: text().primaryKey(),
  userId: text("user_id")
    .notNull()
    .references(() => users.id),
  providerId: text("provider_id").notNull(),
  accountId: text("account_id").notNull(),
  password: text(),
  accessToken: text("access_token"),
  refreshToken: text("refresh_token"),
  idToken: text("id_token"),
  accessTokenExpiresAt: timestamptz("access_token_expires_at"),
  refreshTokenExpiresAt: timestamptz("refresh_token_expires_at"),
  scope: text(),
  ...stamps,
});

export const verifications = pgTable("verifications", {
  id: text().primaryKey(),
  identifier: text().notNull(),
  value: text().notNull(),
  expiresAt: timestamptz("expires_at").notNull(),
  ...stamps,
});

/** The second factor of operators; see migration 20261201. */
export const secondFactors = pgTable("second_factors", {
  id: text().primaryKey(),
  userId: text("user_id")
    .notNull()
    .references(() => users.id),
  secret: text().notNull(),
  backupCodes: text("backup_codes").notNull(),
  verified: boolean().notNull().default(false),
  failedVerificationCount: integer("failed_verification_count").notNull().default(0),
  lockedUntil: timestamptz("locked_until"),
});

/** Links of mails; see migration 0102. */
export const accountLinks = pgTable(
  "account_links",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    purpose: text({ enum: linkPurposes }).notNull(),
    secretHash: text("secret_hash").notNull(),
    email: text().notNull(),
    next: text(),
    expiresAt: timestamptz("expires_at").notNull(),
    createdAt: timestamptz("created_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.purpose] })],
);

export const attempts = pgTable("attempts", {
  key: text().primaryKey(),
  windowEndsAt: timestamptz("window_ends_at").notNull(),
  count: integer().notNull(),
  freeAt: timestamptz("free_at"),
});
