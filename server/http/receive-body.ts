import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import { bytesOf, openNamelessFile } from "#app/platform/nameless-file.server.ts";
import { type Shares, sharesOf } from "../limits/shares.ts";

const MEBIBYTE = 1_048_576;
/** Bodies up to this size stay in memory; longer ones go to a file. */
const KEPT_IN_MEMORY = 65_536;
/** Minimum bytes per second, for a short body and for a long one; a poor mobile connection sends 20,000. */
const SLOWEST_TEXT = 4_096;
const SLOWEST_FILE = 12_288;
/** How long no byte may arrive: at the start, and at most, after a fast start. */
const GRACE_SECONDS = 10;
const LONGEST_PAUSE_SECONDS = 60;
const CHECK_INTERVAL_MS = 2_000;

export type ReceivedBody = {
  /** Returns the whole body; call it once. */
  read(): BodyInit;
  /** Before the answer to a body that arrives meanwhile: reads what nobody has read, for some seconds. */
  readRest?(): Promise<void>;
  /** Frees its memory or file. */
  discard(): Promise<void>;
};

/** The sender is too slow, too many bodies are on their way, or the sender is gone. */
type Refusal = "too_slow" | "too_many" | "gone";
export type Received = { ok: true; body: ReceivedBody } | { ok: false; code: Refusal };

/**
 * Receives whole bodies before anything limited works on them: up to 64 KiB in memory, longer ones in an unnamed file of
 * `folder`. Each visitor's bodies count by their announced lengths, all bodies together by the bytes received.
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

/** Yields the chunks of a request. Throws `BodyRefused` when they come too slowly, or when all bodies take too much. */
export class BodyBytes {
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
    // The connection stays open for the answer.
    const chunks = this.#request.iterator({ destroyOnReturn: false }) as AsyncIterator<Buffer>;
    try {
      for (;;) {
        // A paused request emits neither its end nor an error: do not wait for it.
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

/** Calls `onLost` once a body has been slower than `slowest` bytes a second for longer than it may pause. */
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
  const file = await openNamelessFile(folder);
  try {
    for await (const chunk of bytes) await file.appendFile(chunk);
  } catch (error) {
    await file.close();
    throw error;
  }
  return {
    read: () => Readable.toWeb(bytesOf(file)) as ReadableStream,
    discard: () => file.close(),
  };
}
