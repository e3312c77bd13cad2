import { readEnvironment } from "#app/platform/env.ts";
import { openDataFolder } from "./start/data-folder.ts";
import { openPortalDatabase } from "./start/open-database.ts";
import { prepareSchema } from "./start/prepare-data.ts";

// `npm run migrate`: applies missing migrations, then exits.
const settings = readEnvironment(process.env);
if (!settings.ok) refuse(settings.problems.join("\n"));
try {
  await openDataFolder(settings.env);
  const { direct, close } = await openPortalDatabase(settings.env);
  await prepareSchema(direct).finally(close);
  process.stdout.write("La base est à jour.\n");
} catch (error) {
  refuse(error instanceof Error ? error.message : String(error));
}

function refuse(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
