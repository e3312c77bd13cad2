import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { advertiserOf, type Person } from "./actor.ts";
import { type Act, reachOf } from "./policy.ts";

/** Columns that say whose a row is. A row without an organisation is its account's alone. */
type Columns = { advertiserId: SQLWrapper; userId: SQLWrapper };

/** The rows that an act reaches, as a condition in SQL. Null means no: made false by « is true », it would use no index. */
export function scope(actor: Person, act: Act, { advertiserId, userId }: Columns): SQL {
  const own = sql`${userId} = ${actor.account.id}`;
  switch (reachOf(actor, act)) {
    case "any":
      return sql`true`;
    case "organisation": {
      const organisation = advertiserOf(actor);
      // Another request may have founded one meanwhile: what it has taken over is still the founder's.
      if (organisation === null)
        return sql`(${own} and (${advertiserId} is null or ${advertiserId} in (select m.advertiser_id from memberships m
          where m.user_id = ${actor.account.id})))`;
      return sql`(${advertiserId} = ${organisation} or (${advertiserId} is null and ${own}))`;
    }
    case "own":
      return own;
    case null:
      return sql`false`;
  }
}
