import { resolve } from "node:path";
import { findKitProblems } from "#app/brand/site-kit.server.ts";
import { openKit } from "#app/platform/documents/kit.server.ts";
import { checkTableFiles, tableFiles } from "#app/platform/documents/table-files.server.ts";
import { readEnvironment } from "#app/platform/env.ts";
import { findHolder } from "../start/portal-lock.ts";

/** Asks the portal on this data folder to read the operator's files again and to restart its web processes. */
const settings = readEnvironment(process.env);
const folder = settings.ok ? resolve(settings.env.DATA_DIR) : null;
const holder = folder && (await findHolder(folder, "portal"));
if (!settings.ok) end(settings.problems.join("\n"), 1);
else if (!holder || holder.work || holder.address === null) end(`Aucun portail n'est ouvert sur ${folder}.`, 1);
else
  try {
    // New processes would refuse to start.
    await checkTableFiles(settings.env);
    const kit = { folder: settings.env.BRAND_DIR, files: tableFiles(settings.env) };
    await findKitProblems(openKit({ ...kit, log: { warn: (sentence) => void process.stderr.write(`${sentence}\n`) } }));
    process.kill(holder.pid, "SIGUSR2");
    end("Les fichiers du portail sont relus ; les processus qui servent les pages redémarrent l'un après l'autre.", 0);
  } catch (error) {
    end(`Rien n'est relu. ${(error as Error).message}`, 1);
  }

function end(sentence: string, code: number): void {
  (code === 0 ? process.stdout : process.stderr).write(`${sentence}\n`);
  process.exitCode = code;
}
