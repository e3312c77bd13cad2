import type { Database } from "#db/client.ts";
import { withWaitLimit } from "#db/wait-limit.ts";
import type { FindDocument } from "./read-document.server.ts";
import { findDocument } from "./site-documents.repository.server.ts";

/** Every page asks: without its database it is made with what was read last, and does not wait long to know. */
const LONGEST_MS = 1_000;

/** Finds documents for pages. Throws while the database is away. */
export const documentsOf =
  (reads: Database): FindDocument =>
  (name) =>
    withWaitLimit(LONGEST_MS, async () => (await findDocument(reads, name))?.content ?? null);
