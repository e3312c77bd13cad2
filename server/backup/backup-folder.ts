import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { explainHolder, findHolder, lockDataFolder } from "../start/portal-lock.ts";

const SUFFIX = ".partial";
const LOCK = "backup.lock";

type BackupFolder = {
  /** The folder to write to. */
  path: string;
  /** Gives the backup its final name, which makes it valid. */
  complete(): Promise<void>;
  /** Removes the written files. */
  abandon(): Promise<void>;
};

/**
 * A folder to write a backup into, which only its owner may read, under a temporary name until the backup is complete. Calls `report`
 * about interrupted backups. Throws a French sentence if the name is taken.
 */
export async function openBackupFolder(target: string, report: (sentence: string) => void): Promise<BackupFolder> {
  if (await exists(target))
    throw new Error(
      `${target} existe déjà : indiquez un dossier qui n'existe pas encore, par exemple à la date du jour.`,
    );
  const path = `${target}${SUFFIX}`;
  if ((await exists(path)) && !(await isBackup(path)))
    throw new Error(`${path} existe déjà, et n'est pas une sauvegarde interrompue : indiquez un autre dossier.`);
  await mkdir(dirname(target), { recursive: true });
  await reportInterruptedBackups(target, report);
  await mkdir(path, { recursive: true, mode: 0o700 });
  const lock = await lockDataFolder(path, { kind: "backup", work: "sauvegarde" });
  if (!lock.ok) throw new Error(explainHolder(lock.holder));
  for (const name of await readdir(path))
    if (name !== LOCK) await rm(join(path, name), { recursive: true, force: true });
  return {
    path,
    async complete() {
      await rename(path, target);
      await rm(join(target, LOCK), { force: true });
      await flushFolder(dirname(target));
    },
    abandon: () => rm(path, { recursive: true, force: true }),
  };
}

async function reportInterruptedBackups(target: string, report: (sentence: string) => void): Promise<void> {
  const parent = dirname(target);
  for (const name of (await readdir(parent)).filter((name) => name.endsWith(SUFFIX))) {
    const cut = join(parent, name);
    if (!(await isBackup(cut)) || (await findHolder(cut, "backup"))) continue;
    if (name === `${basename(target)}${SUFFIX}`)
      report("La sauvegarde précédente vers ce dossier a été interrompue : elle recommence depuis le début.");
    else report(`Une sauvegarde a été interrompue, et ne sert à rien : supprimez ${cut}.`);
  }
}

/** Whether a backup was begun in a folder, and has not been completed. */
const isBackup = (path: string) => exists(join(path, LOCK));

/** Flushes the new name to disk, in case of a power cut. Windows has no such call. */
async function flushFolder(path: string): Promise<void> {
  if (process.platform === "win32") return;
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );
