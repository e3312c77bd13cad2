import { retention } from "#app/domain/retention.ts";
import { sql } from "drizzle-orm";
import { type Actor, accountIdOf, actorLabel } from "#app/account/actor.ts";
import type { ActSubject, OperatorActName } from "#app/domain/operator-act.ts";
import { advertiserNameInSql } from "#db/advertiser-name.ts";
import type { Connection } from "#db/client.ts";
import { isoInSql } from "#db/iso-instant.ts";
import { type ActCriteria, ACTS_PER_PAGE } from "./act-criteria.ts";
import type { LoggedAct } from "./logged-act.ts";

/** An act of an operator, with its subject and reason; `before` and `after` are texts, which are deleted after twelve months. */
type DoneAct = {
  act: OperatorActName;
  on: ActSubject;
  why?: string;
  before?: string | null;
  after?: string | null;
};

/** Writes an act to the log, in the transaction of the act. */
export async function recordAct(
  tx: Connection,
  actor: Actor,
  { act, on, why = "", before = null, after = null }: DoneAct,
): Promise<void> {
  const role = (actor.kind === "person" ? actor.operator : null) ?? actorLabel(actor);
  await tx.execute(sql`insert into operator_acts (actor_id, actor, act, subject, subject_id, why, before, after)
    values (${accountIdOf(actor)}, ${role}, ${act}, ${on.kind}, ${on.id}, ${why}, ${before}, ${after})`);
}

/** The newest matching acts; one more than a page or `most` where there are more. */
export async function listActs(
  db: Connection,
  { actorId, act, subjectId, from, to, before }: ActCriteria,
  most = ACTS_PER_PAGE,
): Promise<LoggedAct[]> {
  const { rows } = await db.execute<LoggedAct>(sql`
    ${loggedActs} where true
      ${actorId === null ? sql`` : sql`and a.actor_id = ${actorId}`}
      ${act === null ? sql`` : sql`and a.act = ${act}`}
      ${subjectId === null ? sql`` : sql`and a.subject_id = ${subjectId}`}
      ${from === null ? sql`` : sql`and a.at >= ${from}::date at time zone 'Europe/Paris'`}
      ${to === null ? sql`` : sql`and a.at < (${to}::date + 1) at time zone 'Europe/Paris'`}
      ${before === null ? sql`` : sql`and a.id < ${before}::bigint`}
    order by a.id desc limit ${most + 1}`);
  return rows;
}

/** The current name of an account, organisation or listing. */
const subjectName = sql`case a.subject
  when 'account' then (select name from users where id = a.subject_id)
  when 'listing' then (select title from listings where reference = a.subject_id)
  when 'organisation' then (select ${advertiserNameInSql("advertisers")} from advertisers
    where id = case when a.subject_id ~ '^[1-9]\\d{0,8}$' then a.subject_id::int end) end`;

const loggedActs = sql`
  select a.id::text, ${isoInSql(sql`a.at`, ".MS")} as at, a.actor, a.actor_id as "actorId",
    u.name as "actorName", a.act, a.subject, a.subject_id as "subjectId", ${subjectName} as "subjectName", a.why, a.before, a.after
  from operator_acts a left join users u on u.id = a.actor_id`;

/** The newest acts on one subject. */
export async function listActsOn(db: Connection, on: ActSubject, most: number): Promise<LoggedAct[]> {
  const { rows } = await db.execute<LoggedAct>(
    sql`${loggedActs} where a.subject = ${on.kind} and a.subject_id = ${on.id} order by a.id desc limit ${most}`,
  );
  return rows;
}

/** The people with acts in the log, by name. */
export async function listActors(db: Connection): Promise<{ id: string; name: string }[]> {
  // Jumps from one actor to the next, instead of reading a log of years.
  const { rows } = await db.execute<{ id: string; name: string }>(sql`
    with recursive actors as (
      (select actor_id from operator_acts where actor_id is not null order by actor_id limit 1)
      union all
      select (select a.actor_id from operator_acts a where a.actor_id > actors.actor_id order by a.actor_id limit 1)
      from actors where actors.actor_id is not null
    )
    select u.id, u.name from actors join users u on u.id = actors.actor_id order by u.name limit 500`);
  return rows;
}

/** Deletes the texts of acts after a year. */
export async function deleteTextsOfOldActs(db: Connection): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('bienvu.retention', 'acts', true)`);
    await tx.execute(sql`update operator_acts set before = null, after = null
      where (before is not null or after is not null) and at < now() - make_interval(months => ${retention.actTextMonths})`);
  });
}
