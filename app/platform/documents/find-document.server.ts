import type { Database } from "#db/client.ts";
import { withWaitLimit } from "#db/wait-limit.ts";
import type { FindDocument } from "./read-document.server.ts";
import { findDocument } from "./site-documents.repository.server.ts";

/** Every page asks: without its database it is made with what was read last, and does not wait long to know. */
const LONGEST_MS = 1_000;

/**
 * Finds documents for pages, each once for all that ask in one turn of the event loop: an answer that was on its way before a change
 * is nobody's after it. Throws while the database is away.
 */
export function documentsOf(reads: Database): FindDocument {
  const running = new Map<string, ReturnType<FindDocument>>();
  return (name) => {
    const asked = running.get(name);
    if (asked) return asked;
    const found = withWaitLimit(LONGEST_MS, async () => (await findDocument(reads, name))?.content ?? null);
    running.set(name, found);
    setImmediate(() => running.delete(name));
    return found;
  };
}
