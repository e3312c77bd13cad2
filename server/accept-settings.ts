import { resolve } from "node:path";
import { readEnvironment } from "#app/platform/env.ts";
import { openObjectStorage } from "#app/platform/storage/open-storage.server.ts";
import { openPortalDatabase } from "./start/open-database.ts";
import { explainHolder, findHolder } from "./start/portal-lock.ts";
import { ensureSchema } from "./start/prepare-data.ts";
import { readSessionSecret } from "./start/session-secret.ts";
import { acceptSettings } from "./start/shared-settings.ts";

// `npm run settings:accept`: stores the session secret and the picture storage of these settings in the database.
const settings = readEnvironment(process.env);
if (!settings.ok) refuse(settings.problems.join("\n"));
const { env } = settings;
if (!env.DATABASE_URL) refuse("Sans DATABASE_URL, rien n'est comparé : la base intégrée ne sert qu'un portail.");
if (env.JOBS === "only")
  refuse("JOBS=only n'a pas de secret de session : indiquez les réglages d'un portail qui sert les pages.");
try {
  const dataDir = resolve(env.DATA_DIR);
  // Portals of other folders and machines cannot be seen from here.
  const holder = (await findHolder(dataDir, "portal")) ?? (await findHolder(dataDir, "jobs"));
  if (holder) refuse(explainHolder(holder));
  const { db, close } = await openPortalDatabase(env);
  try {
    await ensureSchema(db, { MIGRATE: false });
    await acceptSettings(db, { secret: await readSessionSecret(env), storage: openObjectStorage(env) });
  } finally {
    await close();
  }
  process.stdout.write(
    "Le secret de session et le stockage des photos de ces réglages sont désormais ceux de la base.\n",
  );
} catch (error) {
  refuse(error instanceof Error ? error.message : String(error));
}

function refuse(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
