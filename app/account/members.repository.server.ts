import { type SQL, sql } from "drizzle-orm";
import type { MemberRole, OperatorRole } from "#app/domain/member-role.ts";
import { type Standing, stricter } from "#app/domain/standing.ts";
import { canAdvertise } from "#app/domain/user-type.ts";
import { standingInSql } from "#db/standing.ts";
import type { Connection } from "#db/client.ts";
import type { Account } from "./account.ts";
import { lockAccountForUpdate } from "./account.repository.server.ts";
import { advertiserOf, type Member, type Person } from "./actor.ts";

/** An account as somebody who acts, with its present roles. */
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

/** An account's role in the organisation that it joined first, its role as an operator, and what moderation lets it do. */
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

/** The same, by the account's address. */
export async function isSuspendedAddress(db: Connection, email: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select from users where email = ${email} and standing = 'suspended'`);
  return rows.length > 0;
}

/** Whether moderation has suspended an account: its sessions have ended, and none begins. */
export async function isSuspended(db: Connection, accountId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select from users where id = ${accountId} and standing = 'suspended'`);
  return rows.length > 0;
}

const founder: Member = { advertiserId: null, role: "administrator" };

/** What an account does for the portal, before any proof of the second factor; null without a role. */
export async function findOperatorRole(db: Connection, accountId: string): Promise<OperatorRole | null> {
  const { rows } = await db.execute<{ role: OperatorRole }>(
    sql`select role from operators where user_id = ${accountId}`,
  );
  return rows[0]?.role ?? null;
}

/** Selects the addresses of an organisation's members. */
export const memberAddresses = (advertiserId: number): SQL =>
  sql`select u.email from memberships m join users u on u.id = m.user_id where m.advertiser_id = ${advertiserId}`;

/** Selects the organisations of which an account is the last member: they end with it. */
export const endingOrganisations = (userId: string): SQL => sql`
  select m.advertiser_id from memberships m where m.user_id = ${userId} and not exists (
    select from memberships other where other.advertiser_id = m.advertiser_id and other.user_id <> m.user_id)`;

/**
 * Locks an account and its memberships until the transaction ends, and reads again who it is: since the request came it may
 * have founded its organisation. Null when the account is gone, or has left the organisation that it acted for.
 */
export async function lockPersonForUpdate(tx: Connection, actor: Person): Promise<Person | null> {
  const { id } = actor.account;
  // Before anything that a colleague who leaves would wait for.
  await tx.execute(sql`select from memberships where user_id = ${id} order by advertiser_id for share`);
  if (!(await lockAccountForUpdate(tx, id))) return null;
  // A suspension of its organisation waits for what it writes, or is known to it.
  await tx.execute(sql`select from advertisers where id in (select advertiser_id from memberships where user_id = ${id})
    order by id for key share`);
  const roles = await loadRoles(tx, actor.account);
  const now = { ...actor, ...roles, operator: actor.operator && roles.operator };
  const before = advertiserOf(actor);
  return before === null || before === advertiserOf(now) ? now : null;
}

/** Locks all memberships of an account's organisations: the last two members leave one after the other. */
export async function lockColleaguesForUpdate(tx: Connection, userId: string): Promise<void> {
  await tx.execute(sql`
    select from memberships where advertiser_id in (select advertiser_id from memberships where user_id = ${userId})
    order by advertiser_id, user_id for update`);
}

/**
 * Before an account leaves organisations that go on: the eldest other administrator gets its drafts, and gives the
 * organisation its name where the account did. Without another administrator the eldest member becomes one.
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
