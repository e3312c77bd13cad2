import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { openObjectStorage } from "#app/platform/storage/open-storage.server.ts";
import { consoleProgress } from "#db/seed/progress.ts";
import { backUp, recordBackup } from "./back-up.ts";
import { openBesidePortal } from "./open-beside-portal.ts";
import { counted, runCommand, say, warn } from "./run-command.ts";

// `npm run backup -- <folder>`: writes a backup of the portal, which may run meanwhile, and ends.
await runCommand({
  usage: "Indiquez un dossier qui n'existe pas encore : npm run backup -- /chemin/de/la/sauvegarde",
  options: {},
  async run({ env, folder, signal }) {
    // Backups hold personal data, pictures included.
    process.umask(0o077);
    const { direct: db, close } = await openBesidePortal(env);
    const { tables, pictures } = await backUp(
      {
        db,
        storage: openObjectStorage(env),
        progress: consoleProgress(process.stdout),
        report: warn,
        portalVersion: await readVersion(),
        clock: () => new Date(),
        signal,
      },
      folder,
    )
      .then(async (done) => {
        const counts = { tables: done.tables.length, pictures: done.pictures.count };
        // The backup is complete without this record, for which an earlier schema has no table.
        await recordBackup(db, counts).catch((error: unknown) =>
          warn(`La sauvegarde n'a pas pu être notée dans la base, que l'administration lit : ${String(error)}`),
        );
        return done;
      })
      .finally(close);
    if (pictures.missing.length > 0)
      warn(
        `Absentes du stockage ou abîmées, ou supprimées pendant la sauvegarde : ${counted(pictures.missing.length, "photo")} ` +
          "(« missing » dans manifest.json).",
      );
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    say(
      `Sauvegarde terminée : ${folder} (${counted(tables.length, "table")}, ${counted(rows, "ligne")}, ` +
        `${counted(pictures.count, "photo")}).`,
    );
  },
});

async function readVersion(): Promise<string> {
  const text = await readFile(join(import.meta.dirname, "..", "..", "package.json"), "utf8");
  return (JSON.parse(text) as { version: string }).version; // our own file
}
