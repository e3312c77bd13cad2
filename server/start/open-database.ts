import { type Database, openDatabase } from "#db/client.ts";
import { type RestartEvents, startEmbeddedPostgres } from "#db/embedded/embedded-postgres.ts";
import type { Environment } from "#app/platform/env.ts";
import { refuseOtherDatabase, refusePooler, refuseUnreachable } from "./reach-database.ts";

export type OpenedDatabase = {
  db: Database;
  /** The database without a pooler, for migrations, loads and `listen`, which need a session of their own. */
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
      await refuseUnreachable(env.DATABASE_URL, "DATABASE_URL");
      if (!env.DATABASE_DIRECT_URL) await refusePooler(db, "DATABASE_URL");
      else {
        await refuseUnreachable(env.DATABASE_DIRECT_URL, "DATABASE_DIRECT_URL");
        await refusePooler(direct, "DATABASE_DIRECT_URL");
        await refuseOtherDatabase(db, direct, "DATABASE_DIRECT_URL");
      }
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
