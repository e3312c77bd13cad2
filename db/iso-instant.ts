import { sql, type SQL } from "drizzle-orm";

/** An instant of a query as ISO text in UTC: to the second, or finer. */
export const isoInSql = (column: SQL, fraction: "" | ".MS" | ".US" = ""): SQL<string> =>
  sql`to_char(${column} at time zone 'UTC', ${sql.raw(`'YYYY-MM-DD"T"HH24:MI:SS${fraction}"Z"'`)})`;
