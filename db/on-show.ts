import { sql, type SQL } from "drizzle-orm";
import { onShowStatuses } from "#app/domain/listing.ts";

/** The condition that a listing is on show, as the partial indexes have it. */
export const ON_SHOW = `status in (${onShowStatuses.map((status) => `'${status}'`).join(", ")})`;

/** The same in a query; `listing` is its table or alias where others have a status too. */
export const isOnShowInSql = (listing?: "l" | "listings"): SQL => sql.raw(listing ? `${listing}.${ON_SHOW}` : ON_SHOW);
