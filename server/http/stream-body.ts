import type { IncomingMessage } from "node:http";
import { setTimeout } from "node:timers/promises";
import { sharesOf } from "../limits/shares.ts";
import { BodyBytes, type Received } from "./receive-body.ts";

/** Uploads of one process at once: each has eight megabytes in memory, twice while a part of it is stored. */
const uploads = { all: 4, ofOne: 2 };
const SLOWEST_UPLOAD = 12_288;
/** How long the rest of a refused file is read: a browser shows no answer before it has sent all. */
const REST_MS = 5_000;

/** Passes bodies on while they arrive, at a pace and within shares for each visitor. */
export function bodyStreamer() {
  const places = sharesOf(uploads);
  const arrived = sharesOf({ all: Infinity, ofOne: Infinity });
  return async (request: IncomingMessage, visitor: string): Promise<Received> => {
    if (!places.take(visitor)) return { ok: false, code: "too_many" };
    let hasPlace = true;
    const giveBack = () => {
      if (hasPlace) places.giveBack(visitor);
      hasPlace = false;
    };
    const bytes = chunksOf(new BodyBytes(request, { arrived, slowest: SLOWEST_UPLOAD }));
    return {
      ok: true,
      body: {
        read: () => bytes.stream,
        async readRest() {
          // What has its answer already takes no place.
          giveBack();
          await bytes.skip(REST_MS);
        },
        async discard() {
          giveBack();
          bytes.end();
        },
      },
    };
  };
}

/** The bytes as a stream, of which nothing is read before somebody asks for it, or skipped. */
function chunksOf(bytes: BodyBytes) {
  const chunks = bytes[Symbol.asyncIterator]();
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
    },
    { highWaterMark: 0 },
  );
  return {
    stream,
    async skip(milliseconds: number): Promise<void> {
      const time = new AbortController();
      await Promise.race([readAll(chunks), setTimeout(milliseconds, null, { signal: time.signal }).catch(() => {})]);
      time.abort();
    },
    /** Ends the watch of their pace. */
    end: () => void chunks.return(undefined).catch(() => {}),
  };
}

async function readAll(chunks: AsyncGenerator<Buffer>): Promise<void> {
  while (!(await chunks.next().catch(() => ({ done: true }))).done);
}
