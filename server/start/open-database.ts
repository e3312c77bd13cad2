import { type Database, openDatabase } from "#db/client.ts";
import { type RestartEvents, startEmbeddedPostgres } from "#db/embedded/embedded-postgres.ts";
import type { Environment } from "#app/platform/env.ts";

export type OpenedDatabase = { db: Database; close(): Promise<void> };

/**
 * Opens the operator's server, or the embedded one, which is restarted when it dies if `events` is given. Throws one
 * French sentence, without the password, when the server cannot be reached.
 */
export async function openPortalDatabase(env: Environment, events?: RestartEvents): Promise<OpenedDatabase> {
  if (env.DATABASE_URL) {
    const db = openDatabase(env.DATABASE_URL);
    await refuseUnreachable(db, env.DATABASE_URL);
    return { db, close: () => db.$client.end() };
  }
  const postgres = await startEmbeddedPostgres(env.DATA_DIR);
  if (events) postgres.keepRunning(events);
  const db = openDatabase(postgres.url);
  return {
    db,
    async close() {
      await db.$client.end();
      await postgres.stop();
    },
  };
}

async function refuseUnreachable(db: Database, address: string): Promise<void> {
  try {
    await db.$client.query("select 1");
  } catch (error) {
    await db.$client.end();
    const { hostname, port, pathname, username } = new URL(address);
    const server = `${hostname}:${port || 5432}`;
    throw new Error(explain(error, { server, name: decodeURIComponent(pathname.slice(1)), user: username }), {
      cause: error,
    });
  }
}

function explain(error: unknown, target: { server: string; name: string; user: string }): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const where = `DATABASE_URL`;
  if (code === "28P01" || code === "28000")
    return `${where} : le serveur ${target.server} refuse l'utilisateur « ${target.user} » ou son mot de passe.`;
  if (code === "3D000") return `${where} : la base « ${target.name} » n'existe pas sur ${target.server}.`;
  if (code === "ENOTFOUND" || code === "EAI_AGAIN") return `${where} : le serveur ${target.server} est introuvable.`;
  const detail = error instanceof Error ? error.message || code : code;
  return `${where} : le serveur ${target.server} ne répond pas (${detail || "connexion refusée"}).`;
}
