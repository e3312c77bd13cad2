import { resolve } from "node:path";
import { readEnvironment } from "#app/platform/env.ts";
import { findHolder } from "../start/portal-lock.ts";

/** Asks the portal that runs on this data folder to start its web processes anew. */
const settings = readEnvironment(process.env);
const folder = settings.ok ? resolve(settings.env.DATA_DIR) : null;
const holder = folder && (await findHolder(folder, "portal"));
if (!settings.ok) end(settings.problems.join("\n"), 1);
else if (!holder || holder.work || holder.address === null) end(`Aucun portail n'est ouvert sur ${folder}.`, 1);
else {
  process.kill(holder.pid, "SIGUSR2");
  end("Les processus qui servent les pages redémarrent l'un après l'autre.", 0);
}

function end(sentence: string, code: number): void {
  (code === 0 ? process.stdout : process.stderr).write(`${sentence}\n`);
  process.exitCode = code;
}
