import { verifyPassword } from "better-auth/crypto";
import { addFactorCode } from "#app/account/account-links.repository.server.ts";
import type { Environment } from "#app/platform/env.ts";
import { type PublicBy, publicBy } from "#app/platform/security/private-access.server.ts";
import type { Database } from "#db/client.ts";
import { ownPassword, SAMPLE_PASSWORD } from "#samples/sample-accounts.ts";

type SampleAccount = { id: string; email: string; isOperator: boolean; hash: string | null; hasFactor: boolean };

const reasons: Record<PublicBy, string> = {
  site: "SITE_URL est réglée",
  database: "DATABASE_URL est réglée",
  proxy: "TRUST_PROXY est réglée",
};

/** The text that a start prints about sample accounts: how to use them on one's own machine, or why they are closed. */
export async function accountsToTry(db: Database, env: Environment, secret: string): Promise<string> {
  const { rows } = await db.$client.query<SampleAccount>(
    `select u.id, u.email, o.role is not null as "isOperator", c.password as hash, coalesce(f.verified, false) as "hasFactor"
     from users u left join operators o on o.user_id = u.id left join second_factors f on f.user_id = u.id
       left join credentials c on c.user_id = u.id and c.provider_id = 'credential'
     where u.is_sample order by u.user_type, u.id`,
  );
  if (rows.length === 0) return "";
  const setting = publicBy(env);
  if (setting) return `  Comptes d'exemple fermés (${reasons[setting]}) ; sur un site public, supprimez-les.\n`;
  const others = rows.filter(({ isOperator }) => !isOperator).map(({ email }) => email);
  const lines = [
    `Comptes d'exemple, sur cette machine et ses réseaux privés (mot de passe ${SAMPLE_PASSWORD}) : ${others.join(", ")}`,
  ];
  for (const account of rows.filter(({ isOperator }) => isOperator))
    lines.push(`Administration, sur cette machine seulement : ${account.email} (${await keysOf(db, account, secret)})`);
  lines.push("Tous se ferment dès que SITE_URL, DATABASE_URL ou TRUST_PROXY est réglée, ou derrière un proxy.");
  return lines.map((line) => `  ${line}\n`).join("");
}

/** The password, unless it was changed by hand, and a code to set up a missing second factor, new at each start. */
async function keysOf(db: Database, account: SampleAccount, secret: string): Promise<string> {
  const password = ownPassword(secret, account.id);
  const isOwn = account.hash !== null && (await verifyPassword({ hash: account.hash, password }));
  const code = account.hasFactor ? "" : `, code d'activation ${await addFactorCode(db, account)}`;
  return `${isOwn ? `mot de passe ${password}` : "mot de passe changé : « Mot de passe oublié ? » en choisit un autre"}${code}`;
}
