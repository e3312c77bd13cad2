import { randomUUID } from "node:crypto";
import type { Platform } from "#app/platform/context.ts";
import { MOST_FILE_BYTES } from "../../files/limits.ts";
import { endArriving, isArriving } from "../arriving-files.repository.server.ts";
import { insertImport, moveImport, updateImport } from "../imports.repository.server.ts";
import { removeFile, storeFile } from "../stored-file.server.ts";

type Needs = Pick<Platform, "db" | "storage" | "jobs" | "clock">;

/** After how many bytes an upload asks whether it is still wanted. */
const ASKED_BYTES = 64 * 1_048_576;

type Sent = {
  sourceId: number;
  fileName: string;
  /** When it was made, where the source tells; now otherwise. */
  sentAt?: Date;
  bytes: AsyncIterable<Uint8Array>;
  /** Takes the place of a file of the same source that is still arriving: its sender has begun anew. */
  replacesArriving?: boolean;
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
  { sourceId, fileName, sentAt = clock(), bytes, replacesArriving = false }: Sent,
): Promise<ReceivedFile> {
  const fileKey = randomUUID();
  const importId = await db.transaction(async (tx) => {
    if (replacesArriving) await endArriving(tx, sourceId);
    return insertImport(tx, { sourceId, fileName: fileName.slice(0, 200), fileKey, sentAt });
  });
  const refuse = async (code: "too_long" | "interrupted"): Promise<ReceivedFile> => {
    await updateImport(db, importId, { state: "refused", refusal: code, endedAt: clock() });
    return { ok: false, code, importId };
  };
  let stored: Awaited<ReturnType<typeof storeFile>>;
  try {
    stored = await storeFile(storage, { fileKey, source: whileArriving(db, importId, bytes), most: MOST_FILE_BYTES });
  } catch {
    return refuse("interrupted");
  }
  if (!stored) return refuse("too_long");
  const isWanted = await db.transaction(async (tx) => {
    await updateImport(tx, importId, stored);
    const isMoved = await moveImport(tx, importId, { from: "receiving", to: "reading" });
    if (isMoved) await jobs.add(tx, "read-stock", { import: importId });
    return isMoved;
  });
  if (isWanted) return { ok: true, importId };
  await removeFile(storage, fileKey);
  return { ok: false, code: "interrupted", importId };
}

/** The bytes of a file; throws once another one has taken its place. */
async function* whileArriving(
  db: Needs["db"],
  importId: number,
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  let unasked = 0;
  for await (const piece of bytes) {
    unasked += piece.length;
    if (unasked > ASKED_BYTES) {
      unasked = 0;
      if (!(await isArriving(db, importId))) throw new Error("another file has begun to arrive");
    }
    yield piece;
  }
}
