import { type SQL, sql } from "drizzle-orm";
import type { MemberRole, OperatorRole } from "#app/domain/member-role.ts";
import { type Standing, stricter } from "#app/domain/standing.ts";
import { canAdvertise } from "#app/domain/user-type.ts";
import { standingInSql } from "#db/standing.ts";
import type { Connection } from "#db/client.ts";
import type { Account } from "./account.ts";
import { lockAccountForUpdate } from "./account.repository.server.ts";
import { advertiserOf, type Member, type Person } from "./actor.ts";
import { type Act, reachOf } from "./policy.ts";

/** The person of an account, with the present roles. */
export async function loadPerson(
  db: Connection,
  { id, email, emailVerified, firstName, familyName, userType }: Account & { emailVerified: boolean },
): Promise<Person> {
  const account = { id, email, firstName, familyName, userType };
  return { kind: "person", account, provenEmail: emailVerified ? email : null, ...(await loadRoles(db, account)) };
}

type Roles = {
  advertiserId: number | null;
  role: MemberRole | null;
  operator: OperatorRole | null;
  standing: Standing | null;
  ofOrganisation: Standing | null;
};

/** An account's role in the organisation that it joined first, its role as an operator, and its standing. */
async function loadRoles(db: Connection, account: Account): Promise<Pick<Person, "member" | "operator" | "standing">> {
  const { id } = account;
  const { rows } = await db.execute<Roles>(sql`
    select m.advertiser_id as "advertiserId", m.role, (select role from operators where user_id = ${id}) as operator,
      (select standing from users where id = ${id}) as standing, ${standingInSql("a")} as "ofOrganisation"
    from (values (1)) one left join memberships m on m.user_id = ${id} left join advertisers a on a.id = m.advertiser_id
    order by m.joined_at, m.advertiser_id limit 1`);
  const { advertiserId, role, operator, ...standings } = rows[0]!;
  const standing = stricter(standings.standing, standings.ofOrganisation);
  if (standing === "suspended") return { member: null, operator, standing };
  // Owners and agencies found an organisation with their first listing or profile.
  const member = role ? { advertiserId, role } : canAdvertise(account) ? founder : null;
  return { member, operator, standing };
}

/** Whether the account of an address is suspended. */
export async function isSuspendedAddress(db: Connection, email: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select from users where email = ${email} and standing = 'suspended'`);
  return rows.length > 0;
}

/** Reasons to refuse a session to an account: a suspension, or a password that everybody knows. Null without an account. */
export async function findRefusalFacts(db: Connection, accountId: string) {
  const { rows } = await db.execute<{ isSuspended: boolean; isSample: boolean; isOperator: boolean }>(sql`
    select standing is not distinct from 'suspended' as "isSuspended", is_sample as "isSample",
      exists (select from operators where user_id = id) as "isOperator" from users where id = ${accountId}`);
  return rows[0] ?? null;
}

const founder: Member = { advertiserId: null, role: "administrator" };

/** An account's role as an operator, also before a proof of the second factor; null without one. */
export async function findOperatorRole(db: Connection, accountId: string): Promise<OperatorRole | null> {
  const { rows } = await db.execute<{ role: OperatorRole }>(
    sql`select role from operators where user_id = ${accountId}`,
  );
  return rows[0]?.role ?? null;
}

/** Selects the addresses of an organisation's members. */
export const memberAddresses = (advertiserId: number | SQL): SQL =>
  sql`select u.email from memberships m join users u on u.id = m.user_id where m.advertiser_id = ${advertiserId}`;

/** Selects the organisations of which an account is the last member, and which end with it. */
export const endingOrganisations = (userId: string): SQL => sql`
  select m.advertiser_id from memberships m where m.user_id = ${userId} and not exists (
    select from memberships other where other.advertiser_id = m.advertiser_id and other.user_id <> m.user_id)`;

/**
 * Locks an account and its memberships until the transaction ends, and reads the person again, who may have founded an
 * organisation since the request came. Null when the account is gone, or has left the organisation for which it acted.
 */
async function lockPersonForUpdate(tx: Connection, actor: Person): Promise<Person | null> {
  const { id } = actor.account;
  // Locked before anything for which a colleague who leaves would wait.
  await tx.execute(sql`select from memberships where user_id = ${id} order by advertiser_id for share`);
  if (!(await lockAccountForUpdate(tx, id))) return null;
  // A suspension of the organisation either waits for this transaction, or is visible to it.
  await tx.execute(sql`select from advertisers where id in (select advertiser_id from memberships where user_id = ${id})
    order by id for key share`);
  const roles = await loadRoles(tx, actor.account);
  const now = { ...actor, ...roles, operator: actor.operator && roles.operator };
  const before = advertiserOf(actor);
  return before === null || before === advertiserOf(now) ? now : null;
}

/** Locks a person before an act, as above; null also where the present roles do not allow it. */
export async function lockActor(tx: Connection, actor: Person, act: Act): Promise<Person | null> {
  const person = await lockPersonForUpdate(tx, actor);
  return person && reachOf(person, act) ? person : null;
}

/** Locks all memberships of an account's organisations, so that the last two members leave one after the other. */
export async function lockColleaguesForUpdate(tx: Connection, userId: string): Promise<void> {
  await tx.execute(sql`
    select from memberships where advertiser_id in (select advertiser_id from memberships where user_id = ${userId})
    order by advertiser_id, user_id for update`);
}

/**
 * Prepares the departure of an account: the eldest other administrator gets the account's drafts, and replaces it as founder, whose
 * name the organisation bears. Without another administrator the eldest member becomes one.
 */
export async function handOver(tx: Connection, userId: string): Promise<void> {
  await tx.execute(sql`
    with heirs as (
      select m.advertiser_id, heir.user_id from memberships m cross join lateral (
        select user_id from memberships other where other.advertiser_id = m.advertiser_id and other.user_id <> m.user_id
        order by role <> 'administrator', joined_at, user_id limit 1) heir
      where m.user_id = ${userId}
    ), promoted as (
      update memberships m set role = 'administrator' from heirs
      where m.advertiser_id = heirs.advertiser_id and m.user_id = heirs.user_id
    ), drafts as (
      update listing_drafts d set user_id = heirs.user_id from heirs
      where d.user_id = ${userId} and d.advertiser_id = heirs.advertiser_id
    )
    update advertisers a set first_name = u.first_name, family_name = u.family_name,
      user_id = case when not exists (select from advertisers where user_id = u.id) then u.id end
    from heirs join users u on u.id = heirs.user_id where a.id = heirs.advertiser_id and a.user_id = ${userId}`);
}
