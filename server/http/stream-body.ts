import type { IncomingMessage } from "node:http";
import { setTimeout } from "node:timers/promises";
import { openShare } from "#app/platform/shares/open-share.ts";
import { shareTable } from "#app/platform/shares/share-table.ts";
import { BodyBytes, type Received } from "./receive-body.ts";

const SLOWEST_UPLOAD = 12_288;
/**
 * Passes bodies on while they arrive, at a minimum pace and within shares for each visitor. Reads the rest of a refused file for
 * `restMs`, since browsers show no answer before they have sent everything.
 */
export function bodyStreamer(restMs: number) {
  const places = openShare(shareTable.uploads);
  return async (request: IncomingMessage, visitor: string): Promise<Received> => {
    const who = { network: visitor };
    const place = places.lease(who);
    if (!place) return { ok: false, code: "too_many" };
    const bytes = chunksOf(new BodyBytes(request, { who, slowest: SLOWEST_UPLOAD }));
    return {
      ok: true,
      body: {
        read: () => bytes.stream,
        async readRest() {
          // An answered request frees its place.
          place.end();
          await bytes.skip(restMs);
        },
        async discard() {
          place.end();
          bytes.end();
        },
      },
    };
  };
}

/** The bytes as a stream that reads only on demand, or skips the rest. */
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
    /** Ends the check of the pace. */
    end: () => void chunks.return(undefined).catch(() => {}),
  };
}

async function readAll(chunks: AsyncGenerator<Buffer>): Promise<void> {
  while (!(await chunks.next().catch(() => ({ done: true }))).done);
}
