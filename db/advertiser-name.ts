import { type SQL, sql } from "drizzle-orm";

/** The name of an organisation in a query: the agency's, else its owner's, who may have one name only. */
export const advertiserNameInSql = (advertiser: "a" | "advertisers"): SQL<string> =>
  sql.raw(
    `coalesce(${advertiser}.agency_name, trim(${advertiser}.first_name || ' ' || ${advertiser}.family_name))`,
  ) as SQL<string>; // three text columns
