import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { advertiserOf, type Person } from "./actor.ts";
import { type Act, reachOf } from "./policy.ts";

/** Columns with the owner of a row. A row without an organisation belongs to its account alone. */
type Columns = { advertiserId: SQLWrapper; userId: SQLWrapper };

/** The condition in SQL for rows that an act reaches. It may be null, which means no: « is true » would prevent the index. */
export function scope(actor: Person, act: Act, { advertiserId, userId }: Columns): SQL {
  const own = sql`${userId} = ${actor.account.id}`;
  switch (reachOf(actor, act)) {
    case "any":
      return sql`true`;
    case "organisation": {
      const organisation = advertiserOf(actor);
      // Another request may have founded an organisation meanwhile, whose rows still belong to the founder.
      if (organisation === null)
        return sql`(${own} and (${advertiserId} is null or ${advertiserId} in (select m.advertiser_id from memberships m
          where m.user_id = ${actor.account.id})))`;
      return sql`(${advertiserId} = ${organisation} or (${advertiserId} is null and ${own}))`;
    }
    case "own":
      return own;
    // No act with this reach has a list.
    case "outside":
    case null:
      return sql`false`;
  }
}
