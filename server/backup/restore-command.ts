import { createLog } from "#app/platform/log.ts";
import { openObjectStorage } from "#app/platform/storage/open-storage.server.ts";
import { consoleProgress } from "#db/seed/progress.ts";
import { openDataFolder } from "../start/data-folder.ts";
import { openPortalDatabase } from "../start/open-database.ts";
import { explainHolder, lockDataFolder } from "../start/portal-lock.ts";
import { checkBackup, restore } from "./restore.ts";
import { counted, runCommand, say, warn } from "./run-command.ts";

// `npm run restore -- <folder>`: brings a backup back into an empty database, and ends.
await runCommand({
  usage: "Indiquez le dossier d'une sauvegarde : npm run restore -- [--retenir-les-mails] /chemin/de/la/sauvegarde",
  options: { "retenir-les-mails": { type: "boolean" } },
  async run({ env, folder, options, signal }) {
    const holdMails = options["retenir-les-mails"] === true;
    say("Vérification de la sauvegarde…");
    const manifest = await checkBackup(folder);
    const dataDir = await openDataFolder(env);
    const lock = await lockDataFolder(dataDir, { work: "restauration" });
    if (!lock.ok) throw new Error(explainHolder(lock.holder));
    try {
      const { direct: db, close } = await openPortalDatabase(env);
      const { waitingMails } = await restore(
        {
          db,
          storage: openObjectStorage(env),
          progress: consoleProgress(process.stdout),
          report: warn,
          log: createLog(env),
          signal,
        },
        manifest,
        { folder, holdMails },
      ).finally(close);
      if (waitingMails > 0)
        say(
          `${counted(waitingMails, "e-mail")} en attente lors de la sauvegarde : envoi au prochain démarrage du portail, ` +
            "même de ceux qui étaient partis depuis.",
        );
      say(`Restauration terminée : le portail du ${manifest.createdAt} peut démarrer (npm start).`);
    } finally {
      await lock.release();
    }
  },
});
