import { randomUUID } from "node:crypto";
import { type FileHandle, open, rm } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { Readable } from "node:stream";
import { sharesOf } from "./shares.ts";

const MEBIBYTE = 1_048_576;
/** What forms of texts send; longer bodies wait in a file. */
const KEPT_IN_MEMORY = 65_536;
/** Bytes a second that a body brings on average, once it had time to begin: a poor telephone sends five times as much. */
const SLOWEST = 4_096;
const GRACE_MS = 10_000;
const CHECK_INTERVAL_MS = 2_000;

export type ReceivedBody = {
  /** The whole body, once. */
  read(): BodyInit;
  /** Frees what holds it. */
  discard(): Promise<void>;
};

export type Received =
  | { ok: true; body: ReceivedBody }
  /** Too slow a sender; too many bodies on their way; a sender that went away. */
  | { ok: false; code: "too_slow" | "too_many" | "gone" };

/**
 * Receives bodies whole, so that nothing which is limited waits for a slow sender: in memory up to 64 KiB, beyond in a nameless file
 * of `folder`. All bodies that are on their way, and those of one visitor, are bounded by the lengths that they announce.
 */
export function bodyReceiver(folder: string) {
  const inMemory = sharesOf({ all: 64 * MEBIBYTE, ofOne: 4 * MEBIBYTE });
  const inFiles = sharesOf({ all: 2_048 * MEBIBYTE, ofOne: 256 * MEBIBYTE });
  return async (request: IncomingMessage, visitor: string): Promise<Received> => {
    const length = Number(request.headers["content-length"] ?? 0);
    const shares = length > KEPT_IN_MEMORY ? inFiles : inMemory;
    if (!shares.take(visitor, length)) return { ok: false, code: "too_many" };
    const giveBack = () => shares.giveBack(visitor, length);
    const watch = watchPace();
    const reading = length > KEPT_IN_MEMORY ? readIntoFile(request, folder, watch) : readIntoMemory(request, watch);
    try {
      const body = await Promise.race([reading, watch.tooSlow]);
      if (body === "too_slow") {
        // It ends when its connection does, a moment after the answer.
        void reading
          .then((late) => late.discard())
          .catch(() => {})
          .finally(giveBack);
        return { ok: false, code: "too_slow" };
      }
      return { ok: true, body: { read: body.read, discard: () => body.discard().finally(giveBack) } };
    } catch (error) {
      giveBack();
      if (request.destroyed) return { ok: false, code: "gone" };
      throw error;
    } finally {
      watch.stop();
    }
  };
}

type Pace = { count(bytes: number): void; tooSlow: Promise<"too_slow">; stop(): void };

function watchPace(): Pace {
  const begun = performance.now();
  let received = 0;
  const { promise: tooSlow, resolve } = Promise.withResolvers<"too_slow">();
  const timer = setInterval(() => {
    const seconds = (performance.now() - begun - GRACE_MS) / 1_000;
    if (received < seconds * SLOWEST) resolve("too_slow");
  }, CHECK_INTERVAL_MS);
  return { count: (bytes) => (received += bytes), tooSlow, stop: () => clearInterval(timer) };
}

async function readIntoMemory(request: IncomingMessage, pace: Pace): Promise<ReceivedBody> {
  const chunks: Buffer[] = [];
  for await (const chunk of bytesOf(request, pace)) chunks.push(chunk);
  return { read: () => Buffer.concat(chunks), discard: async () => {} };
}

async function readIntoFile(request: IncomingMessage, folder: string, pace: Pace): Promise<ReceivedBody> {
  const file = await openNameless(folder);
  try {
    for await (const chunk of bytesOf(request, pace)) await file.appendFile(chunk);
  } catch (error) {
    await file.close();
    throw error;
  }
  return {
    read: () => Readable.toWeb(file.createReadStream({ start: 0, autoClose: false })) as ReadableStream,
    discard: () => file.close(),
  };
}

async function* bytesOf(request: IncomingMessage, pace: Pace): AsyncGenerator<Buffer> {
  // A request that is left unread still needs its connection, for the answer.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    pace.count(chunk.length);
    yield chunk;
  }
}

/** Nothing of it is left when the portal is killed. */
async function openNameless(folder: string): Promise<FileHandle> {
  const path = join(folder, `body-${randomUUID()}`);
  const file = await open(path, "wx+", 0o600);
  await rm(path);
  return file;
}
