import { retention } from "#app/domain/retention.ts";
import { sql } from "drizzle-orm";
import { type Actor, accountIdOf, actorLabel } from "#app/account/actor.ts";
import type { ActSubject, OperatorActName } from "#app/domain/operator-act.ts";
import type { Connection } from "#db/client.ts";
import { isoInSql } from "#db/iso-instant.ts";
import { type ActCriteria, ACTS_PER_PAGE } from "./act-criteria.ts";
import type { LoggedAct } from "./logged-act.ts";

/** What an operator did, to what and why; `before` and `after` are texts, which are deleted after twelve months. */
export type DoneAct = {
  act: OperatorActName;
  on: ActSubject;
  why?: string;
  before?: string | null;
  after?: string | null;
};

/** Writes an act to the log, in the transaction that does it. */
export async function recordAct(
  tx: Connection,
  actor: Actor,
  { act, on, why = "", before = null, after = null }: DoneAct,
): Promise<void> {
  const role = (actor.kind === "person" ? actor.operator : null) ?? actorLabel(actor);
  await tx.execute(sql`insert into operator_acts (actor_id, actor, act, subject, subject_id, why, before, after)
    values (${accountIdOf(actor)}, ${role}, ${act}, ${on.kind}, ${on.id}, ${why}, ${before}, ${after})`);
}

/** The newest acts that fit, one more than a page or `most` where there are more. */
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

const loggedActs = sql`
  select a.id::text, ${isoInSql(sql`a.at`, ".MS")} as at, a.actor, a.actor_id as "actorId",
    u.name as "actorName", a.act, a.subject, a.subject_id as "subjectId", a.why, a.before, a.after
  from operator_acts a left join users u on u.id = a.actor_id`;

/** The newest acts on one thing. */
export async function listActsOn(db: Connection, on: ActSubject, most: number): Promise<LoggedAct[]> {
  const { rows } = await db.execute<LoggedAct>(
    sql`${loggedActs} where a.subject = ${on.kind} and a.subject_id = ${on.id} order by a.id desc limit ${most}`,
  );
  return rows;
}

/** Who has acted, by name. */
export async function listActors(db: Connection): Promise<{ id: string; name: string }[]> {
  // From one actor to the next: a log of years is not read.
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

/** Deletes the texts of acts that are a year old. */
export async function deleteTextsOfOldActs(db: Connection): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('bienvu.retention', 'acts', true)`);
    await tx.execute(sql`update operator_acts set before = null, after = null
      where (before is not null or after is not null) and at < now() - make_interval(months => ${retention.actTextMonths})`);
  });
}
