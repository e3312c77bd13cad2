import { randomUUID } from "node:crypto";
import pg from "pg";
import { type Database, openDatabase } from "#db/client.ts";
import { hasCode } from "#db/database-away.ts";
import type { Environment } from "#app/platform/env.ts";

/** How long the first connection may take. */
const REACH_MS = 10_000;
const FORBIDDEN = "42501";

/** Throws one French sentence that names the setting, without the password, when no connection can be opened. */
export async function refuseUnreachable(address: string, variable: string): Promise<void> {
  let client: pg.Client | null = null;
  try {
    // One attempt, since a wrong address must be reported at once. The client already reads files that the address names.
    client = new pg.Client({ connectionString: address, connectionTimeoutMillis: REACH_MS });
    await client.connect();
    await client.query("select 1");
  } catch (error) {
    const { hostname, port, pathname, username } = new URL(address);
    const server = `${hostname}:${port || 5432}`;
    const name = decodeURIComponent(pathname.slice(1));
    throw new Error(`${variable} : ${explain(error, { server, name, user: username })}`, { cause: error });
  } finally {
    await client?.end().catch(() => {});
  }
}

/** Throws behind a pooler of transactions, where two connections are one session: `listen` and locks would go to others. */
export async function refusePooler({ $client: pool }: Database, variable: string): Promise<void> {
  const mark = randomUUID();
  const { rows } = await pool.lend(async (one) => {
    await one.query("select set_config('bienvu.session', $1, false)", [mark]);
    return pool.query<{ mark: string | null }>("select current_setting('bienvu.session', true) as mark");
  });
  if (rows[0]!.mark !== mark) return;
  throw new Error(
    `${variable} mène à un répartiteur en mode « transaction » (PgBouncer) : ` +
      "indiquez l'adresse de la base elle-même dans DATABASE_DIRECT_URL.",
  );
}

/** Throws where the address of `variable` leads to another database than `DATABASE_URL`: pages would show its listings. */
export async function refuseOtherDatabase(db: Database, other: Database, variable: string): Promise<void> {
  const [own, others] = [await identityOf(db), await identityOf(other)];
  if (own !== null && others !== null && own !== others)
    throw new Error(`${variable} mène à une autre base que DATABASE_URL : il faut la même, ou une réplique d'elle.`);
}

/** The identity of a server and database, the same on replicas. Null if the role may not read it. */
async function identityOf(db: Database): Promise<string | null> {
  const { rows } = await db.$client
    .query<{ identity: string }>(
      `select system_identifier || '/' || (select oid from pg_database where datname = current_database()) as identity
       from pg_control_system()`,
    )
    .catch((error: unknown) => {
      if (hasCode(error, FORBIDDEN)) return { rows: [] };
      throw error;
    });
  return rows[0]?.identity ?? null;
}

/** Throws if `DATABASE_READ_URL` is another database. If replicas are away, the start goes on, and `report` gets a French sentence. */
export async function checkReplicas(
  db: Database,
  { DATABASE_READ_URL }: Pick<Environment, "DATABASE_READ_URL">,
  report: (sentence: string) => void,
): Promise<void> {
  if (!DATABASE_READ_URL) return;
  try {
    await refuseUnreachable(DATABASE_READ_URL, "DATABASE_READ_URL");
  } catch (error) {
    return report(`${(error as Error).message} En attendant, les pages sont lues dans la base de DATABASE_URL.`);
  }
  const replica = openDatabase(DATABASE_READ_URL, { maxConnections: 1 });
  await refuseOtherDatabase(db, replica, "DATABASE_READ_URL").finally(() => replica.$client.end());
}

/** Error codes of Node and OpenSSL about a certificate. */
const certificateProblem = /CERT|UNABLE_TO_|ERR_TLS/;

function explain(error: unknown, { server, name, user }: { server: string; name: string; user: string }): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const detail = error instanceof Error ? error.message || code : code;
  if (code === "28P01") return `le serveur ${server} refuse l'utilisateur « ${user} » ou son mot de passe.`;
  if (code === "28000")
    return `le serveur ${server} ne laisse pas entrer l'utilisateur « ${user} » : voyez son pg_hba.conf, et « sslmode » s'il demande TLS.`;
  if (code === "3D000") return `la base « ${name} » n'existe pas sur ${server}.`;
  if (code === "ENOTFOUND" || code === "EAI_AGAIN") return `le serveur ${server} est introuvable.`;
  if (code === "53300") return `le serveur ${server} n'a plus de connexion libre (max_connections).`;
  if (error instanceof Error && "path" in error)
    return `le fichier ${String(error.path)}, que l'adresse nomme, ne peut pas être lu (${code}).`;
  if (detail.includes("client password must be"))
    return `le serveur ${server} demande un mot de passe, et l'adresse n'en a pas.`;
  if (detail.includes("does not support SSL"))
    return `le serveur ${server} n'accepte pas TLS : activez-y « ssl », ou enlevez « sslmode » de l'adresse.`;
  if (certificateProblem.test(code))
    return `le certificat du serveur ${server} n'est pas accepté (${detail}) : « sslrootcert » nomme-t-il son autorité ?`;
  return `le serveur ${server} ne répond pas (${detail || "connexion refusée"}).`;
}
