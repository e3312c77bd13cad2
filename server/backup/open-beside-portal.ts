import { resolve } from "node:path";
import type { Environment } from "#app/platform/env.ts";
import { openDatabase } from "#db/client.ts";
import { hasEmbeddedDatabase, runningDatabaseUrl } from "#db/embedded/embedded-postgres.ts";
import { type OpenedDatabase, openPortalDatabase } from "../start/open-database.ts";
import { explainHolder, lockDataFolder, type Work } from "../start/portal-lock.ts";

/**
 * The database of a portal, whether it runs or not: an embedded server that runs is left running, one that does not is started
 * until `close`, and no portal starts meanwhile: it says for what `work`. Throws a French sentence where there is none.
 */
export async function openBesidePortal(env: Environment, work: Work = "sauvegarde"): Promise<OpenedDatabase> {
  if (env.DATABASE_URL) return openPortalDatabase(env);
  const dataDir = resolve(env.DATA_DIR);
  if (!(await hasEmbeddedDatabase(dataDir)))
    throw new Error(`Il n'y a pas de base de données dans ${dataDir} : vérifiez DATA_DIR.`);
  const lock = await lockDataFolder(dataDir, { work });
  if (!lock.ok && lock.holder.work) throw new Error(explainHolder(lock.holder));
  if (!lock.ok) return openRunning(dataDir);
  try {
    const { close, ...opened } = await openPortalDatabase(env);
    return { ...opened, close: () => close().finally(lock.release) };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

async function openRunning(dataDir: string): Promise<OpenedDatabase> {
  const db = openDatabase(await runningDatabaseUrl(dataDir));
  try {
    await db.$client.query("select 1");
    return { db, direct: db, close: () => db.$client.end() };
  } catch (error) {
    await db.$client.end();
    throw new Error("La base du portail ne répond pas : il démarre ou s'arrête. Réessayez dans un instant.", {
      cause: error,
    });
  }
}
