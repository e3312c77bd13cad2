import { randomUUID } from "node:crypto";
import type { Platform } from "#app/platform/context.ts";
import { MOST_FILE_BYTES } from "../../files/limits.ts";
import { endArriving, forgetImport, isArriving } from "../arriving-files.repository.server.ts";
import { insertImport, moveImport, updateImport } from "../imports.repository.server.ts";
import { removeFile, storeFile } from "../stored-file.server.ts";

type Needs = Pick<Platform, "db" | "storage" | "jobs" | "clock" | "log">;

/** After how many bytes, or how long, an upload asks whether it is still wanted, and whether there is room for it. */
const ASKED_BYTES = 64 * 1_048_576;
const ASKED_MS = 60_000;

type Sent = {
  sourceId: number;
  fileName: string;
  /** When it was made, where the source tells; now otherwise. */
  sentAt?: Date;
  bytes: AsyncIterable<Uint8Array>;
  /** Takes the place of a file of the same source that is still arriving: its sender has begun anew. */
  replacesArriving?: boolean;
};

type ReceivedFile = { ok: true; importId: number } | { ok: false; code: "too_long" | "interrupted"; importId: number };

/** The storage is full or away: nothing is kept of the file, which can be sent later. */
class NotStored extends Error {}

/** The sender's bytes end before their end. */
class Interrupted extends Error {}

/**
 * Stores a file as it comes, and has it read. One that does not arrive whole is noted and changes nothing, whether its sender or the
 * portal ended: what is left of it in the storage goes later (`deleteOldImports`). Throws where the storage is full or away.
 */
export async function receiveFile(
  { db, storage, jobs, clock }: Omit<Needs, "log">,
  { sourceId, fileName, sentAt = clock(), bytes, replacesArriving = false }: Sent,
): Promise<ReceivedFile> {
  await requireRoom(storage);
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
    const source = whileArriving({ db, storage, clock }, importId, fromSender(bytes));
    stored = await storeFile(storage, { fileKey, source, most: MOST_FILE_BYTES });
  } catch (error) {
    if (error instanceof Interrupted) return refuse("interrupted");
    await db.transaction((tx) => forgetImport(tx, importId));
    throw new NotStored("a file of an agency cannot be stored", { cause: error });
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

/** The same, of a sender who waits for the answer: what cannot be stored is logged. */
export async function receiveSent(needs: Needs, sent: Sent): Promise<ReceivedFile | { ok: false; code: "not_stored" }> {
  try {
    return await receiveFile(needs, sent);
  } catch (error) {
    if (!(error instanceof NotStored)) throw error;
    needs.log.error({ err: error, source: sent.sourceId }, error.message);
    return { ok: false, code: "not_stored" };
  }
}

/** Throws where nothing more can be stored. */
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

/** The bytes of a file; throws once another one has taken its place, or there is no room for more. */
async function* whileArriving(
  { db, storage, clock }: Pick<Needs, "db" | "storage" | "clock">,
  importId: number,
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  let unasked = 0;
  let asked = clock().getTime();
  for await (const piece of bytes) {
    unasked += piece.length;
    const now = clock().getTime();
    if (unasked > ASKED_BYTES || now - asked > ASKED_MS) {
      [unasked, asked] = [0, now];
      if (!(await isArriving(db, importId))) throw new Interrupted("another file has begun to arrive");
      await requireRoom(storage);
    }
    yield piece;
  }
}
