import { sql, type SQL } from "drizzle-orm";
import { onShowStatuses } from "#app/domain/listing.ts";

/** The condition that a listing is on show, spelt as in the partial indexes. */
export const ON_SHOW = `status in (${onShowStatuses.map((status) => `'${status}'`).join(", ")})`;

/** The condition in a query; `listing` is the table or alias, if other tables have a status too. */
export const isOnShowInSql = (listing?: "l" | "listings"): SQL => sql.raw(listing ? `${listing}.${ON_SHOW}` : ON_SHOW);
