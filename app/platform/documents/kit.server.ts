import { join } from "node:path";
import { LRUCache } from "lru-cache";
import type { z } from "zod";
import type { Database } from "#db/client.ts";
import { currentWaitLimit, withWaitLimit } from "#db/wait-limit.ts";
import { checkOperatorValue, readOperatorFile } from "./operator-file.server.ts";
import { countPublicChanges, type PublicChanges } from "../public-changes.ts";
import { findDocument } from "./site-documents.repository.server.ts";

/** `value` is the last valid value, or null. `problem` follows `source`, the file or the document, in a sentence. */
export type KitFile<Value> = { value: Value | null; isFromDocument?: boolean } & (
  | { code: "valid" | "missing" }
  | { code: "unreadable" | "empty" | "invalid"; source: string; problem: string }
);

/** The contents that operators write. A document saved in the back office replaces the file of the same name. */
export type Kit = {
  /** The folder of the files. */
  path: string;
  /**
   * The value of the document with this name, else of the JSON file, read once per generation of documents. A broken source is logged,
   * and the last valid value stays. Never throws.
   */
  read<Schema extends z.ZodType>(name: string, schema: Schema): Promise<KitFile<z.output<Schema>>>;
  /** The result of `make`, computed once per generation of documents; where `make` throws, the previous result, or `fallback`. */
  remember<Value>(key: string, make: () => Promise<Value>, fallback: Value): Promise<Value>;
  /** Makes the next read ask the database: this process may not have been notified of another process's change yet. */
  forget(name: string): void;
};

/** Finds the content of a document; null without a document, or where a version restored the file. */
type FindContent = (name: string) => Promise<unknown>;

type Needs = {
  folder: string;
  /** Paths of files outside the folder, by name; undefined for no file. */
  files?: Record<string, string | undefined>;
  find?: FindContent;
  changes?: Pick<PublicChanges, "documents">;
  log: { warn(sentence: string): void };
};

type Entry<Value> = { generation: number | null; value: Promise<Value> };

/** Maximum number of pages in memory, `pages/<slug>.json`: visitors may ask for any slug. */
const MOST_PAGES = 500;
const isPage = (key: string): boolean => /\/./.test(key);
/** Timeout of a read: without the database, pages use the last values and must not wait long. */
const LONGEST_MS = 1_000;

export const contentsIn =
  (db: Database): FindContent =>
  (name) =>
    withWaitLimit(
      Math.min(LONGEST_MS, currentWaitLimit()?.left ?? LONGEST_MS),
      async () => (await findDocument(db, name))?.content ?? null,
    );

/** Opens the kit. The values live as long as this object. */
export function openKit({
  folder,
  files = {},
  find = () => Promise.resolve(null),
  changes = countPublicChanges(),
  log,
}: Needs): Kit {
  const documents = new Map<string, Entry<unknown>>();
  const pages = new LRUCache<string, Entry<unknown>>({ max: MOST_PAGES });
  const memoryOf = (key: string) => (isPage(key) ? pages : documents);

  function remember<Value>(
    key: string,
    make: (last: Promise<Value> | undefined) => Promise<Value>,
    fallback: () => Value | Promise<Value>,
  ): Promise<Value> {
    const generation = changes.documents();
    const before = memoryOf(key).get(key) as Entry<Value> | undefined; // a key has values of one type
    if (before?.generation === generation) return before.value;
    const value = make(before?.value).catch(() => {
      entry.generation = null; // the next reader tries again
      return before ? before.value : fallback();
    });
    const entry: Entry<Value> = { generation, value };
    memoryOf(key).set(key, entry);
    return value;
  }

  /** Reads the current file; a broken file has no value. */
  async function readFile<Schema extends z.ZodType>(name: string, schema: Schema): Promise<KitFile<z.output<Schema>>> {
    const isNamed = name in files;
    const path = isNamed ? files[name] : join(folder, name);
    if (path === undefined) return { code: "missing", value: null };
    const read = await readOperatorFile(path, schema);
    if (read.ok) return { code: "valid", value: read.value };
    // A file that a setting names must be there.
    if (read.code === "missing" && !isNamed) return { code: "missing", value: null };
    const code = read.code === "missing" ? "unreadable" : read.code;
    return { code, source: `Le fichier ${path}`, problem: read.problem, value: null };
  }

  async function judge<Schema extends z.ZodType>(
    { name, schema, content }: { name: string; schema: Schema; content: unknown },
    before?: Promise<KitFile<z.output<Schema>>>,
  ): Promise<KitFile<z.output<Schema>>> {
    const document = content === null ? null : checkOperatorValue(content, schema);
    if (document?.ok) return { code: "valid", value: document.value, isFromDocument: true };
    const file = await readFile(name, schema);
    const found: KitFile<z.output<Schema>> = document
      ? { ...document, source: `Le document « ${name} » de l’administration`, value: file.value }
      : file;
    if (!("problem" in found)) return found;
    const last = await before;
    // A document that was reverted to its file does not stand in for a broken file.
    const isStandIn = last?.value != null && (document !== null || !last.isFromDocument);
    const value = isStandIn ? last.value : found.value;
    const isLogged = last && "problem" in last && last.problem === found.problem;
    if (!isLogged)
      log.warn(
        `${found.source} ${found.problem}. ` +
          (value === null ? "Le site fait comme s’il manquait." : "Sa dernière version valable reste en service."),
      );
    return { ...found, value, ...(isStandIn && last.isFromDocument ? { isFromDocument: true } : {}) };
  }

  return {
    path: folder,
    read: (name, schema) =>
      remember(
        name,
        async (before) => judge({ name, schema, content: await find(name) }, before),
        () => judge({ name, schema, content: null }),
      ),
    remember: (key, make, fallback) => remember(key, make, () => fallback),
    forget(name) {
      const entry = memoryOf(name).get(name);
      if (entry) entry.generation = null;
    },
  };
}
