import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import { bytesOf, openNamelessFile } from "#app/platform/http/nameless-file.server.ts";
import { type OpenShare, openShare, type Who } from "#app/platform/shares/open-share.ts";
import { shareTable } from "#app/platform/shares/share-table.ts";

/** Bodies up to this size stay in memory; longer ones go to a file. */
const KEPT_IN_MEMORY = 65_536;
/** Minimum bytes per second, for a short body and for a long one; a poor mobile connection sends 20,000. */
const SLOWEST_TEXT = 4_096;
const SLOWEST_FILE = 12_288;
/** Seconds without a byte that are allowed: at the start, and at most, after a fast start. */
const GRACE_SECONDS = 10;
const LONGEST_PAUSE_SECONDS = 60;
const CHECK_INTERVAL_MS = 2_000;

export type ReceivedBody = {
  /** Returns the whole body; call it once. */
  read(): BodyInit;
  /** Reads the unread rest of a body for some seconds. Call it before the answer while the body still arrives. */
  readRest?(): Promise<void>;
  /** Frees the memory or file of the body. */
  discard(): Promise<void>;
};

/** Why a body was refused: its sender is too slow, too many bodies are on their way, or the sender is gone. */
type Refusal = "too_slow" | "too_many" | "gone";
export type Received = { ok: true; body: ReceivedBody } | { ok: false; code: Refusal };

/**
 * Receives whole bodies before any limited work: up to 64 KiB in memory, longer ones in an unnamed file of `folder`. Only bytes
 * that have arrived count, but a body longer than the rest of the visitor's share is refused at once.
 */
export function bodyReceiver(folder: string) {
  const [texts, files] = [openShare(shareTable.texts), openShare(shareTable.files)];
  return async (request: IncomingMessage, visitor: string): Promise<Received> => {
    const length = Number(request.headers["content-length"] ?? 0);
    const isText = length <= KEPT_IN_MEMORY;
    const share = isText ? texts : files;
    const who = { network: visitor };
    if (!share.take(who, length)) return { ok: false, code: "too_many" };
    share.giveBack(who, length);
    const bytes = new BodyBytes(request, { share, who, slowest: isText ? SLOWEST_TEXT : SLOWEST_FILE });
    try {
      const body = await (isText ? readIntoMemory(bytes) : readIntoFile(bytes, folder));
      return { ok: true, body: { read: body.read, discard: () => body.discard().finally(() => bytes.giveBack()) } };
    } catch (error) {
      bytes.giveBack();
      if (error instanceof BodyRefused) return { ok: false, code: error.code };
      if (request.destroyed) return { ok: false, code: "gone" };
      throw error;
    }
  };
}

class BodyRefused extends Error {
  readonly code: Refusal;
  constructor(code: Refusal) {
    super(code);
    this.code = code;
  }
}

type Counted = {
  /** The share that the bytes occupy until `giveBack`; undefined if they are passed on at once. */
  share?: OpenShare;
  who: Who;
  /** Minimum bytes per second. */
  slowest: number;
};

/** Yields the chunks of a request. Throws `BodyRefused` when they come too slowly, or when they exceed a share. */
export class BodyBytes {
  #received = 0;
  readonly #request: IncomingMessage;
  readonly #counted: Counted;

  constructor(request: IncomingMessage, counted: Counted) {
    this.#request = request;
    this.#counted = counted;
  }

  giveBack(): void {
    this.#counted.share?.giveBack(this.#counted.who, this.#received);
    this.#received = 0;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Buffer> {
    const { promise: lost, reject } = Promise.withResolvers<never>();
    lost.catch(() => {});
    const { share, who, slowest } = this.#counted;
    const pace = watchPace(slowest, () => reject(new BodyRefused("too_slow")));
    // Keeps the connection open for the answer.
    const chunks = this.#request.iterator({ destroyOnReturn: false }) as AsyncIterator<Buffer>;
    try {
      for (;;) {
        // A paused request emits neither its end nor an error: do not wait for it.
        const next = await Promise.race([chunks.next(), lost]);
        if (next.done) return;
        const { length } = next.value;
        if (share && !share.take(who, length)) throw new BodyRefused("too_many");
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
