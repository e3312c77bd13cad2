import { mkdir } from "node:fs/promises";
import { resolve } from "node:path";
import { readEnvironment } from "#app/platform/env.ts";
import type { Database } from "#db/client.ts";
import { migrateDatabase } from "#db/migrate.ts";
import { completeCommunes } from "#db/seed/complete-communes.ts";
import { loadCommunes } from "#db/seed/load-communes.ts";
import { consoleProgress } from "#db/seed/progress.ts";
import { openPortalDatabase } from "./start/open-database.ts";
import { lockDataFolder } from "./start/portal-lock.ts";

// npm run communes:complete [URL of a list in the format of geo.api.gouv.fr]
try {
  await withPortalDatabase(async (db) => {
    await migrateDatabase(db);
    await loadCommunes({ db, progress: consoleProgress(process.stdout) });
    const { read, placed } = await completeCommunes(db, process.argv[2]);
    process.stdout.write(`${placed} communes ont maintenant leur position exacte (${read} dans la liste reçue).\n`);
  });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function withPortalDatabase(work: (db: Database) => Promise<void>): Promise<void> {
  const settings = readEnvironment(process.env);
  if (!settings.ok) throw new Error(settings.problems.join("\n"));
  const dataDir = resolve(settings.env.DATA_DIR);
  await mkdir(dataDir, { recursive: true });
  const lock = await lockDataFolder(dataDir);
  const { direct: db, close } = await openPortalDatabase(settings.env);
  try {
    await work(db);
  } finally {
    // A running portal keeps using its embedded database.
    await (lock.ok ? close().then(lock.release) : db.$client.end());
  }
}
