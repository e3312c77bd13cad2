import { type SQL, sql } from "drizzle-orm";
import { hashSecret } from "#app/platform/security/link-secret.server.ts";
import type { Connection } from "#db/client.ts";
import { isoInSql } from "#db/iso-instant.ts";
import type { ContestableDecision } from "./contest.ts";
import type { ThingId } from "./thing.ts";

/** A decision for one of its sides; `account`, `email` and `name` belong to that side, for the server only. */
export type FoundDecision = ContestableDecision & {
  about: ThingId;
  accountId: string | null;
  email: string;
  name: string;
};

/** The decision that a mail's secret opens, for an account that it is about, or for somebody who reported or contested. */
export const findLinkedDecision = (db: Connection, secret: string): Promise<FoundDecision | null> =>
  findDecision(
    db,
    sql`${linkedAccounts(sql`k.secret_hash = ${hashSecret(secret)}`)}
      union all
      select d.id, r.user_id, r.email, r.name,
        exists (select from reports o where o.case_id = d.case_id and o.email = r.email and o.kind <> 'contest')
      from report_links k join reports r on r.id = k.report_id join decisions d
        on d.id = coalesce(r.decision_id, (select max(id) from decisions where case_id = r.case_id))
      where k.secret_hash = ${hashSecret(secret)} and r.email is not null`,
  );

/** The decision with a number, for an account that got a mail about it. */
export const findOwnDecision = (db: Connection, number: string, accountId: string): Promise<FoundDecision | null> =>
  /^[1-9]\d{0,17}$/.test(number)
    ? findDecision(db, linkedAccounts(sql`k.decision_id = ${number}::bigint and k.user_id = ${accountId} limit 1`))
    : Promise.resolve(null);

const linkedAccounts = (where: SQL) =>
  sql`select k.decision_id, u.id as account_id, u.email, u.first_name || ' ' || u.family_name as name, false as has_reported
    from decision_links k join users u on u.id = k.user_id where ${where}`;

async function findDecision(db: Connection, asked: SQL): Promise<FoundDecision | null> {
  const { rows } = await db.execute<FoundDecision>(sql`
    select d.id::text as number, json_build_object('kind', d.subject, 'id', d.subject_id) as about,
      case when asked.has_reported then d.answer else d.statement end as text, ${isoInSql(sql`d.decided_at`)} as at,
      asked.account_id as "accountId", asked.email, asked.name,
      (select json_build_object('explanation', r.explanation, 'at', ${isoInSql(sql`r.created_at`)},
          'answer', (select answer from decisions where case_id = r.case_id order by id desc limit 1))
        from reports r where r.decision_id = d.id and (r.user_id = asked.account_id or r.email = asked.email)
        order by r.id limit 1) as contest
    from (${asked}) asked join decisions d on d.id = asked.decision_id
    where case when asked.has_reported then d.answer else d.statement end is not null`);
  return rows[0] ?? null;
}
