import { sql } from "drizzle-orm";
import { memberAddresses } from "#app/account/members.repository.server.ts";
import type { Standing } from "#app/domain/standing.ts";
import type { Connection } from "#db/client.ts";
import { standingInSql } from "#db/standing.ts";

/** The organisation of a feed. `draftsOf`: the eldest administrator, to whom drafts belong. */
type StoredOwner = {
  id: number;
  isSample: boolean;
  standing: Standing | null;
  draftsOf: string;
};

/** Finds the organisation and keeps it from being ended until the transaction ends; null once it has no member. */
export async function lockOwner(tx: Connection, advertiserId: number): Promise<StoredOwner | null> {
  const { rows } = await tx.execute<StoredOwner>(sql`
    select a.id, a.is_sample as "isSample", ${standingInSql("a")} as standing,
      (select m.user_id from memberships m where m.advertiser_id = a.id and m.role = 'administrator'
       order by m.joined_at, m.user_id limit 1) as "draftsOf"
    from advertisers a where a.id = ${advertiserId} and a.left_at is null for key share of a`);
  const owner = rows[0];
  return owner?.draftsOf ? owner : null;
}

/** The mail addresses of an organisation's administrators. */
export async function findAdministratorAddresses(tx: Connection, advertiserId: number): Promise<string[]> {
  const { rows } = await tx.execute<{ email: string }>(
    sql`${memberAddresses(advertiserId)} and m.role = 'administrator' order by m.joined_at, m.user_id`,
  );
  return rows.map(({ email }) => email);
}
