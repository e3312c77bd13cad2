import { createHmac } from "node:crypto";
import { hashPassword } from "better-auth/crypto";
import type { PoolClient } from "pg";
import type { UserType } from "#app/domain/user-type.ts";
import type { Database } from "#db/client.ts";
import { NO_LIMIT } from "#db/statement-limit.ts";
import { loadSampleInterest } from "./sample-interest.ts";

type SampleAccount = { userType: UserType; firstName: string; familyName: string; email: string; isOperator?: boolean };

/** The public password of the sample accounts except the operator's; `npm start` prints both passwords. */
export const SAMPLE_PASSWORD = "Bienvenue1!";

const sampleAccounts: SampleAccount[] = [
  { userType: "chercheur", firstName: "Inès", familyName: "Morel", email: "chercheur@example.org" },
  { userType: "proprietaire", firstName: "Paul", familyName: "Vasseur", email: "proprietaire@example.org" },
  { userType: "agence", firstName: "Nora", familyName: "Belkacem", email: "agence@example.org" },
  { userType: "chercheur", firstName: "Camille", familyName: "Roux", email: "operateur@example.org", isOperator: true },
];

const roles = { proprietaire: "proprietaire", agence: "agent-commissionnaire" } as const;

/** Sample owners have one or two listings: too few to show what an account can do. */
const OWNER_HOMES = 5;

/**
 * Creates one account of each type and an operator, once. Owner and agency take over the sample advertiser of their kind with the most
 * listings; the owner also gets other owners' homes. Only for an embedded database: the password is public.
 */
export async function loadSampleAccounts(db: Database): Promise<void> {
  const { rows } = await db.$client.query("select from users where is_sample limit 1");
  if (rows.length > 0) return;
  const password = await hashPassword(SAMPLE_PASSWORD);
  const client = await db.$client.connect();
  try {
    await client.query("begin");
    await client.query(NO_LIMIT);
    for (const account of sampleAccounts) {
      const role = account.userType === "chercheur" ? null : roles[account.userType];
      const found = await client.query<{ id: number; first_name: string; family_name: string }>(
        `select a.id, a.first_name, a.family_name from advertisers a join listings l on l.advertiser_id = a.id
         where a.role = $1 and a.user_id is null and a.is_sample group by a.id order by count(*) desc, a.id limit 1`,
        [role],
      );
      const advertiser = found.rows[0];
      const { firstName, familyName } = advertiser
        ? { firstName: advertiser.first_name, familyName: advertiser.family_name }
        : account;
      const id = `exemple-${account.email.split("@", 1)[0]}`;
      await client.query(
        `insert into users (id, user_type, first_name, family_name, name, email, email_verified, is_sample) values ($1, $2, $3, $4, $5, $6, true, true)`,
        [id, account.userType, firstName, familyName, `${firstName} ${familyName}`, account.email],
      );
      await client.query(
        "insert into credentials (id, user_id, provider_id, account_id, password) values ($1, $1, 'credential', $1, $2)",
        [id, account.isOperator ? null : password],
      );
      if (account.isOperator) await client.query("insert into operators (user_id, role) values ($1, 'operator')", [id]);
      if (advertiser) await client.query("update advertisers set user_id = $1 where id = $2", [id, advertiser.id]);
      if (advertiser && role === "proprietaire") await gatherHomes(client, advertiser.id);
    }
    await loadSampleInterest(client);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  } finally {
    client.release();
  }
}

/** The password of a sample operator: derived from the portal's secret, so that each start can print it and nothing stores it. */
export const ownPassword = (secret: string, accountId: string): string =>
  `Demo1-${createHmac("sha256", secret).update(`password of ${accountId}`).digest("hex").slice(0, 20)}`;

/** Sets this password for accounts without one: at the first start, and after the migration that removes the public one (20261216). */
export async function setOwnPasswords(db: Database, secret: string): Promise<void> {
  const { rows } = await db.$client.query<{ id: string }>(
    `select u.id from users u join operators o on o.user_id = u.id join credentials c on c.user_id = u.id
     where u.is_sample and c.provider_id = 'credential' and c.password is null`,
  );
  for (const { id } of rows)
    await db.$client.query("update credentials set password = $2 where user_id = $1 and provider_id = 'credential'", [
      id,
      await hashPassword(ownPassword(secret, id)),
    ]);
}

/** Gives the only homes of other sample owners to one owner, the nearest first, and deletes these owners. */
async function gatherHomes(client: PoolClient, advertiserId: number): Promise<void> {
  const { rows } = await client.query<{ id: number; former: number }>(
    `with own as (select c.department_code, c.region_name from advertisers a join communes c on c.id = a.commune_id where a.id = $1),
       single as (select advertiser_id from listings group by advertiser_id having count(*) = 1)
     select l.id, l.advertiser_id as former from listings l join single using (advertiser_id) join advertisers a on a.id = l.advertiser_id join communes c on c.id = l.commune_id, own
     where a.role = 'proprietaire' and a.user_id is null and a.is_sample and a.id <> $1 and l.status = 'disponible'
     order by c.department_code = own.department_code desc, c.region_name = own.region_name desc, l.id
     limit greatest(0, $2 - (select count(*) from listings where advertiser_id = $1))`,
    [advertiserId, OWNER_HOMES],
  );
  await client.query("update listings set advertiser_id = $1 where id = any($2)", [
    advertiserId,
    rows.map(({ id }) => id),
  ]);
  await client.query("delete from advertisers where id = any($1)", [rows.map(({ former }) => former)]);
}
