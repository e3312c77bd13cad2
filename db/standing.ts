import { sql, type SQL } from "drizzle-orm";

/** The standing of an organisation in a query, which a suspended account lowers too; `advertiser` is its table or alias. */
export const standingInSql = (advertiser: "a" | "advertisers"): SQL<"no_new_listings" | "suspended" | null> =>
  sql.raw(`case when ${advertiser}.suspended_with is not null then 'suspended' else ${advertiser}.standing end`) as SQL<
    "no_new_listings" | "suspended" | null
  >; // the texts of the migration

/** Whether the pages of an organisation are shown. */
export const isNotSuspendedInSql = (advertiser: "a" | "advertisers"): SQL =>
  sql.raw(`(${advertiser}.standing is distinct from 'suspended' and ${advertiser}.suspended_with is null)`);
