import type { Platform } from "#app/platform/context.ts";
import { findLeftovers, deleteLeftover } from "../../leftovers.repository.server.ts";
import {
  clearOneImport,
  deleteOneImport,
  endStaleImports,
  deleteUnnamedHomes,
} from "../old-imports.repository.server.ts";
import { removeLeftover } from "../stored-file.server.ts";

type Needs = Pick<Platform, "db" | "storage" | "log">;

/** Deletes reports that are too old, and objects in the storage that imports no longer need. */
export async function deleteOldImports(needs: Needs, signal: AbortSignal): Promise<void> {
  const { db } = needs;
  await endStaleImports(db);
  while (!signal.aborted && (await clearOneImport(db)));
  while (!signal.aborted && (await deleteOneImport(db)));
  await deleteUnnamedHomes(db);
  await removeLeftovers(needs, signal);
}

/** A leftover that cannot be deleted now is tried again an hour later. */
async function removeLeftovers({ db, storage, log }: Needs, signal: AbortSignal): Promise<void> {
  for (let after = ""; !signal.aborted;) {
    const keys = await findLeftovers(db, after);
    for (const key of keys) {
      try {
        await removeLeftover(storage, key);
        await deleteLeftover(db, key);
      } catch (error) {
        log.warn({ err: error, key }, "what a file left in the storage cannot be deleted, and is tried again later");
      }
    }
    if (keys.length === 0) return;
    after = keys.at(-1)!;
  }
}
