import type { Platform } from "#app/platform/context.ts";
import { listFolders } from "../../sources/folder.server.ts";
import { addFolderSources, findSourcesToLookAt } from "../feed-sources.repository.server.ts";

type Needs = Pick<Platform, "db" | "env" | "jobs" | "log">;

/** Queues a job for each source that is due, so that a slow server delays no other source. */
export async function lookForStock({ db, env, jobs, log }: Needs): Promise<void> {
  const folders = await findFolders({ env, log });
  await db.transaction(async (tx) => {
    await addFolderSources(tx, folders);
    const all = await findSourcesToLookAt(tx, folders);
    if (all.length > 0) await jobs.addAll(tx, "look-at-source", all);
  });
}

/** `IMPORTS_DIR` and the folders in it; an empty list without the setting. */
async function findFolders({ env, log }: Pick<Needs, "env" | "log">): Promise<string[]> {
  if (env.IMPORTS_DIR === undefined) return [];
  const listed = await listFolders(env.IMPORTS_DIR);
  if (listed.ok) return ["", ...listed.folders];
  log.warn({ code: listed.code }, "the folder of IMPORTS_DIR cannot be read");
  return [""];
}
