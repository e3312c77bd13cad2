import { randomUUID } from "node:crypto";
import { type FileHandle, open, rm } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { Readable } from "node:stream";
import { type Shares, sharesOf } from "./shares.ts";

const MEBIBYTE = 1_048_576;
/** What forms of texts send; longer bodies wait in a file. */
const KEPT_IN_MEMORY = 65_536;
/** Bytes a second that a text brings at least, and a file; a poor telephone sends 20,000. */
const SLOWEST_TEXT = 4_096;
const SLOWEST_FILE = 12_288;
/** How long a body may bring nothing: at its beginning, and at most, once it was quicker than it had to be. */
const GRACE_SECONDS = 10;
const LONGEST_PAUSE_SECONDS = 60;
const CHECK_INTERVAL_MS = 2_000;

export type ReceivedBody = {
  /** The whole body, once. */
  read(): BodyInit;
  /** Frees what holds it. */
  discard(): Promise<void>;
};

/** Too slow a sender; too many bodies on their way; a sender that went away. */
type Refusal = "too_slow" | "too_many" | "gone";
export type Received = { ok: true; body: ReceivedBody } | { ok: false; code: Refusal };

/**
 * Receives bodies whole, so that nothing which is limited waits for a slow sender: in memory up to 64 KiB, beyond in a nameless file
 * of `folder`. Those of one visitor are bounded by the lengths that they announce, all together by what has come.
 */
export function bodyReceiver(folder: string) {
  const inMemory = bodyShares({ all: 64 * MEBIBYTE, ofOne: 4 * MEBIBYTE });
  const inFiles = bodyShares({ all: 2_048 * MEBIBYTE, ofOne: 256 * MEBIBYTE });
  return async (request: IncomingMessage, visitor: string): Promise<Received> => {
    const length = Number(request.headers["content-length"] ?? 0);
    const isText = length <= KEPT_IN_MEMORY;
    const { announced, arrived } = isText ? inMemory : inFiles;
    if (!announced.take(visitor, length)) return { ok: false, code: "too_many" };
    const bytes = new BodyBytes(request, { arrived, slowest: isText ? SLOWEST_TEXT : SLOWEST_FILE });
    const giveBack = () => {
      bytes.giveBack();
      announced.giveBack(visitor, length);
    };
    try {
      const body = await (isText ? readIntoMemory(bytes) : readIntoFile(bytes, folder));
      return { ok: true, body: { read: body.read, discard: () => body.discard().finally(giveBack) } };
    } catch (error) {
      giveBack();
      if (error instanceof BodyRefused) return { ok: false, code: error.code };
      if (request.destroyed) return { ok: false, code: "gone" };
      throw error;
    }
  };
}

const EVERYONE = "";
const bodyShares = ({ all, ofOne }: { all: number; ofOne: number }) => ({
  announced: sharesOf({ all: Infinity, ofOne }),
  arrived: sharesOf({ all, ofOne: all }),
});

class BodyRefused extends Error {
  readonly code: Refusal;
  constructor(code: Refusal) {
    super(code);
    this.code = code;
  }
}

/** What a request brings, chunk by chunk. Ends with `BodyRefused` when it comes too slowly, or when all bodies take too much. */
class BodyBytes {
  #received = 0;
  readonly #request: IncomingMessage;
  readonly #arrived: Shares;
  readonly #slowest: number;

  constructor(request: IncomingMessage, { arrived, slowest }: { arrived: Shares; slowest: number }) {
    this.#request = request;
    this.#arrived = arrived;
    this.#slowest = slowest;
  }

  giveBack(): void {
    this.#arrived.giveBack(EVERYONE, this.#received);
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Buffer> {
    const { promise: lost, reject } = Promise.withResolvers<never>();
    lost.catch(() => {});
    const pace = watchPace(this.#slowest, () => reject(new BodyRefused("too_slow")));
    // A request that is left unread still needs its connection, for the answer.
    const chunks = this.#request.iterator({ destroyOnReturn: false }) as AsyncIterator<Buffer>;
    try {
      for (;;) {
        // A request whose reading stops tells neither its end nor an error: it is not waited for.
        const next = await Promise.race([chunks.next(), lost]);
        if (next.done) return;
        const { length } = next.value;
        if (!this.#arrived.take(EVERYONE, length)) throw new BodyRefused("too_many");
        this.#received += length;
        pace.count(length);
        yield next.value;
      }
    } finally {
      pace.stop();
    }
  }
}

/** Calls `onLost` once a body has brought less than `slowest` bytes a second, for longer than it may pause. */
function watchPace(slowest: number, onLost: () => void): { count(bytes: number): void; stop(): void } {
  let seconds = GRACE_SECONDS;
  let checked = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    seconds -= (now - checked) / 1_000;
    checked = now;
    if (seconds < 0) onLost();
  }, CHECK_INTERVAL_MS);
  return {
    count: (bytes) => (seconds = Math.min(LONGEST_PAUSE_SECONDS, seconds + bytes / slowest)),
    stop: () => clearInterval(timer),
  };
}

async function readIntoMemory(bytes: BodyBytes): Promise<ReceivedBody> {
  const chunks: Buffer[] = [];
  for await (const chunk of bytes) chunks.push(chunk);
  return { read: () => Buffer.concat(chunks), discard: async () => {} };
}

async function readIntoFile(bytes: BodyBytes, folder: string): Promise<ReceivedBody> {
  const file = await openNameless(folder);
  try {
    for await (const chunk of bytes) await file.appendFile(chunk);
  } catch (error) {
    await file.close();
    throw error;
  }
  return {
    read: () => Readable.toWeb(file.createReadStream({ start: 0, autoClose: false })) as ReadableStream,
    discard: () => file.close(),
  };
}

/** Nothing of it is left when the portal is killed. */
async function openNameless(folder: string): Promise<FileHandle> {
  const path = join(folder, `body-${randomUUID()}`);
  const file = await open(path, "wx+", 0o600);
  await rm(path);
  return file;
}
