import { randomUUID } from "node:crypto";
import type { Platform } from "#app/platform/context.ts";
import { MOST_FILE_BYTES } from "../../../files/limits.ts";
import { deleteImport, recordStillArriving } from "../arriving-files.repository.server.ts";
import { insertImport, moveImport, updateImport } from "../../imports.repository.server.ts";
import { removeFile, storeFile } from "../stored-file.server.ts";

type Needs = Pick<Platform, "db" | "storage" | "jobs" | "clock" | "log">;

/** After so many bytes or milliseconds, an upload records that it is still arriving, and checks the room in the storage. */
const CHECK_BYTES = 64 * 1_048_576;
const CHECK_MS = 60_000;

type Sent = {
  sourceId: number;
  fileName: string;
  /** When the file was made, as the source states; now by default. */
  sentAt?: Date;
  bytes: AsyncIterable<Uint8Array>;
  /** The sender's network; null for a file that the portal fetches. */
  network?: string | null;
};

type ReceivedFile = { ok: true; importId: number } | { ok: false; code: "too_long" | "interrupted"; importId: number };

/** The storage is full or unreachable. The portal stores nothing of the file; the sender may send it later. */
class NotStored extends Error {}

/** The sender's stream ended early. */
class Interrupted extends Error {}

/**
 * Stores a file as it arrives, and queues the job that reads it. An interrupted file becomes a refused import; `deleteOldImports`
 * deletes its parts. Throws where the storage is full or unreachable.
 */
export async function receiveFile(
  { db, storage, jobs, clock }: Omit<Needs, "log">,
  { sourceId, fileName, sentAt = clock(), bytes, network = null }: Sent,
): Promise<ReceivedFile> {
  await requireRoom(storage);
  const fileKey = randomUUID();
  const importId = await db.transaction((tx) =>
    insertImport(tx, { sourceId, fileName: fileName.slice(0, 200), fileKey, sentAt }, network),
  );
  const refuse = async (code: "too_long" | "interrupted"): Promise<ReceivedFile> => {
    await moveImport(db, importId, { to: "refused", refusal: code });
    return { ok: false, code, importId };
  };
  let stored: Awaited<ReturnType<typeof storeFile>>;
  try {
    const source = whileArriving({ db, storage, clock }, importId, fromSender(bytes));
    stored = await storeFile(storage, { fileKey, source, most: MOST_FILE_BYTES });
  } catch (error) {
    if (error instanceof Interrupted) return refuse("interrupted");
    await db.transaction((tx) => deleteImport(tx, importId));
    throw new NotStored("a file of an agency cannot be stored", { cause: error });
  }
  if (!stored) return refuse("too_long");
  const isWanted = await db.transaction(async (tx) => {
    await updateImport(tx, importId, stored);
    const isMoved = await moveImport(tx, importId, { to: "reading" });
    if (isMoved) await jobs.add(tx, "read-stock", { import: importId });
    return isMoved;
  });
  if (isWanted) return { ok: true, importId };
  await removeFile(storage, fileKey);
  return { ok: false, code: "interrupted", importId };
}

/** Receives a file whose sender waits for the answer, and logs a storage failure. Call it within the sender's turn of `arrivals`. */
export async function receiveSent(
  needs: Needs,
  sent: Sent & { network: string },
): Promise<ReceivedFile | { ok: false; code: "not_stored" }> {
  try {
    return await receiveFile(needs, sent);
  } catch (error) {
    if (!(error instanceof NotStored)) throw error;
    needs.log.error({ err: error, source: sent.sourceId }, error.message);
    return { ok: false, code: "not_stored" };
  }
}

/** Throws where the storage has no room. */
export async function requireRoom(storage: Needs["storage"]): Promise<void> {
  const hasRoom = await storage.hasRoom().catch((cause: unknown) => {
    throw new NotStored("the storage of agencies' files cannot be read", { cause });
  });
  if (!hasRoom) throw new NotStored("the storage has no room for agencies' files");
}

async function* fromSender(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* bytes;
  } catch (cause) {
    throw new Interrupted("a file does not arrive whole", { cause });
  }
}

/** Yields the bytes of a file; throws where the storage has no room, or where the import was ended meanwhile. */
async function* whileArriving(
  { db, storage, clock }: Pick<Needs, "db" | "storage" | "clock">,
  importId: number,
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  let uncheckedBytes = 0;
  let checkedAt = clock().getTime();
  for await (const piece of bytes) {
    uncheckedBytes += piece.length;
    const now = clock().getTime();
    if (uncheckedBytes > CHECK_BYTES || now - checkedAt > CHECK_MS) {
      [uncheckedBytes, checkedAt] = [0, now];
      if (!(await recordStillArriving(db, importId))) throw new Interrupted("the file was given up");
      await requireRoom(storage);
    }
    yield piece;
  }
}
