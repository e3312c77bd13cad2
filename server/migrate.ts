import { readEnvironment } from "#app/platform/env.ts";
import { hasEmbeddedDatabase } from "#db/embedded/embedded-postgres.ts";
import { openBesidePortal } from "./backup/open-beside-portal.ts";
import { openDataFolder } from "./start/data-folder.ts";
import { openPortalDatabase } from "./start/open-database.ts";
import { prepareSchema } from "./start/prepare-data.ts";

// `npm run migrate`: applies missing migrations, then exits.
const settings = readEnvironment(process.env);
if (!settings.ok) refuse(settings.problems.join("\n"));
try {
  const { env } = settings;
  const dataDir = await openDataFolder(env);
  // An embedded server belongs to its running portal.
  const isThere = env.DATABASE_URL !== undefined || (await hasEmbeddedDatabase(dataDir));
  const { direct, close } = await (isThere ? openBesidePortal(env, "mise à jour") : openPortalDatabase(env));
  await prepareSchema(direct).finally(close);
  process.stdout.write("La base est à jour.\n");
} catch (error) {
  refuse(error instanceof Error ? error.message : String(error));
}

function refuse(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
