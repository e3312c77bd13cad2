import { sql, type SQL } from "drizzle-orm";
import { onShowStatuses } from "#app/domain/listing.ts";

/** The condition that a listing is on show; `listing` is its table or alias in the query. */
export const isOnShowInSql = (listing: "l" | "listings"): SQL =>
  sql.raw(`${listing}.status in (${onShowStatuses.map((status) => `'${status}'`).join(", ")})`);
