import { randomUUID } from "node:crypto";
import pg from "pg";
import { type Database, openDatabase } from "#db/client.ts";
import { type RestartEvents, startEmbeddedPostgres } from "#db/embedded/embedded-postgres.ts";
import type { Environment } from "#app/platform/env.ts";

/** How long the first connection may take. */
const REACH_MS = 10_000;

export type OpenedDatabase = {
  db: Database;
  /** Past any pooler: for what needs a session of its own (migrations, loads, `listen`). */
  direct: Database;
  close(): Promise<void>;
};

/**
 * Opens the operator's server, or the embedded one, which is restarted when it dies if `events` is given. Throws one
 * French sentence, without the password, when the server cannot be reached.
 */
export async function openPortalDatabase(env: Environment, events?: RestartEvents): Promise<OpenedDatabase> {
  if (env.DATABASE_URL) {
    const db = openDatabase(env.DATABASE_URL);
    const direct = env.DATABASE_DIRECT_URL ? openDatabase(env.DATABASE_DIRECT_URL) : db;
    const close = async () => {
      await db.$client.end();
      if (direct !== db) await direct.$client.end();
    };
    try {
      await refuseUnreachable(db, "DATABASE_URL");
      if (direct === db) await refusePooler(db);
      else await refuseUnreachable(direct, "DATABASE_DIRECT_URL");
    } catch (error) {
      await close();
      throw error;
    }
    return { db, direct, close };
  }
  const postgres = await startEmbeddedPostgres(env.DATA_DIR);
  if (events) postgres.keepRunning(events);
  const db = openDatabase(postgres.url);
  return {
    db,
    direct: db,
    async close() {
      await db.$client.end();
      await postgres.stop();
    },
  };
}

async function refuseUnreachable(db: Database, variable: string): Promise<void> {
  // One attempt: a wrong address must be told at once.
  const client = new pg.Client({
    connectionString: db.$client.options.connectionString!,
    connectionTimeoutMillis: REACH_MS,
  });
  try {
    await client.connect();
    await client.query("select 1");
  } catch (error) {
    const { hostname, port, pathname, username } = new URL(db.$client.options.connectionString!);
    const server = `${hostname}:${port || 5432}`;
    const name = decodeURIComponent(pathname.slice(1));
    throw new Error(`${variable} : ${explain(error, { server, name, user: username })}`, { cause: error });
  } finally {
    await client.end().catch(() => {});
  }
}

/** Throws behind a pooler of transactions, where two connections are one session: `listen` and locks would go to others. */
async function refusePooler({ $client: pool }: Database): Promise<void> {
  const mark = randomUUID();
  const { rows } = await pool.lend(async (one) => {
    await one.query("select set_config('bienvu.session', $1, false)", [mark]);
    return pool.query<{ mark: string | null }>("select current_setting('bienvu.session', true) as mark");
  });
  if (rows[0]!.mark !== mark) return;
  throw new Error(
    "DATABASE_URL mène à un répartiteur en mode « transaction » (PgBouncer) : " +
      "indiquez aussi l'adresse de la base elle-même dans DATABASE_DIRECT_URL.",
  );
}

function explain(error: unknown, target: { server: string; name: string; user: string }): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (code === "28P01" || code === "28000")
    return `le serveur ${target.server} refuse l'utilisateur « ${target.user} » ou son mot de passe.`;
  if (code === "3D000") return `la base « ${target.name} » n'existe pas sur ${target.server}.`;
  if (code === "ENOTFOUND" || code === "EAI_AGAIN") return `le serveur ${target.server} est introuvable.`;
  const detail = error instanceof Error ? error.message || code : code;
  return `le serveur ${target.server} ne répond pas (${detail || "connexion refusée"}).`;
}
