import { randomUUID } from "node:crypto";
import type { Platform } from "#app/platform/context.ts";
import { insertImport, moveImport, updateImport } from "../imports.repository.server.ts";
import { storeFile } from "../stored-file.server.ts";

type Needs = Pick<Platform, "db" | "storage" | "jobs" | "clock">;

/** The largest file that a member sends (`/verifier-un-fichier` takes less). */
export const MOST_FILE_BYTES = 2 * 1_073_741_824;

type Sent = {
  sourceId: number;
  fileName: string;
  /** When it was made, where the source tells; now otherwise. */
  sentAt?: Date;
  bytes: AsyncIterable<Uint8Array>;
  most?: number;
};

export type ReceivedFile =
  | { ok: true; importId: number }
  | { ok: false; code: "too_long" | "interrupted"; importId: number };

/**
 * Stores a file as it comes, and has it read. One that does not arrive whole is noted and changes nothing, whether its sender or the
 * portal ended: what is left of it in the storage goes later (`deleteOldImports`).
 */
export async function receiveFile(
  { db, storage, jobs, clock }: Needs,
  { sourceId, fileName, sentAt = clock(), bytes, most = MOST_FILE_BYTES }: Sent,
): Promise<ReceivedFile> {
  const fileKey = randomUUID();
  const importId = await insertImport(db, { sourceId, fileName: fileName.slice(0, 200), fileKey, sentAt });
  const refuse = async (code: "too_long" | "interrupted"): Promise<ReceivedFile> => {
    await updateImport(db, importId, { state: "refused", refusal: code, endedAt: clock() });
    return { ok: false, code, importId };
  };
  let stored: Awaited<ReturnType<typeof storeFile>>;
  try {
    stored = await storeFile(storage, { fileKey, source: bytes, most });
  } catch {
    return refuse("interrupted");
  }
  if (!stored) return refuse("too_long");
  await db.transaction(async (tx) => {
    await updateImport(tx, importId, stored);
    if (await moveImport(tx, importId, { from: "receiving", to: "reading" }))
      await jobs.add(tx, "read-stock", { import: importId });
  });
  return { ok: true, importId };
}
