import { resolve } from "node:path";
import type { Environment } from "#app/platform/env.ts";
import { openDatabase } from "#db/client.ts";
import { hasEmbeddedDatabase, runningDatabaseUrl } from "#db/embedded/embedded-postgres.ts";
import { type OpenedDatabase, openPortalDatabase } from "../start/open-database.ts";
import { explainHolder, lockDataFolder, type Work } from "../start/portal-lock.ts";

/**
 * The database of a portal, whether the portal runs or not. An embedded server that does not run is started until `close`; a portal
 * that starts meanwhile refuses, and names `work`. Throws a French sentence without a database.
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
