import type { z } from "zod";
import type { Parsed } from "#app/operators/edit-document.server.ts";
import type { Connection } from "#db/client.ts";
import { findDocument, type StoredDocument } from "#app/platform/documents/site-documents.repository.server.ts";
import { checkOperatorText } from "#app/platform/operator-file.server.ts";

/** The longest text of a table; the schemas allow less than that. */
const LONGEST_BYTES = 500_000;

/**
 * Reads the table that a form sends, as a file or as text; what is wrong with a text follows its name in a French sentence. A file
 * takes the text's place in the form, and so in the answer that gives it back.
 */
export async function readSentTable<Schema extends z.ZodType>(
  form: FormData,
  schema: Schema,
): Promise<Parsed<z.output<Schema>>> {
  const problem = await takeFileAsText(form);
  return problem ? { ok: false, problems: { file: problem } } : parseTable(form, schema);
}

async function takeFileAsText(form: FormData): Promise<"encoding" | "size" | null> {
  const file = form.get("file");
  if (!(file instanceof File) || file.size === 0) return null;
  if (file.size > LONGEST_BYTES) return "size";
  try {
    form.set("text", new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer()));
    return null;
  } catch {
    return "encoding";
  }
}

function parseTable<Schema extends z.ZodType>(form: FormData, schema: Schema): Parsed<z.output<Schema>> {
  const text = String(form.get("text") ?? "");
  if (Buffer.byteLength(text) > LONGEST_BYTES)
    return { ok: false, problems: { text: `dépasse ${LONGEST_BYTES / 1_000} Ko` } };
  const read = checkOperatorText(text, schema);
  return read.ok ? { ok: true, content: read.value } : { ok: false, problems: { text: read.problem } };
}

type Shown<Schema extends z.ZodType> = {
  name: string;
  schema: Schema;
  /** The version that the address asks for. */
  earlier: StoredDocument | null;
  inUse: z.output<Schema> | null;
};

/** The table that a form shows: an earlier version, else the newest, else what is in use. */
export async function readShownTable<Schema extends z.ZodType>(
  db: Connection,
  { name, schema, earlier, inUse }: Shown<Schema>,
): Promise<z.output<Schema> | null> {
  const asked = schema.safeParse(earlier?.content);
  if (asked.success) return asked.data;
  const newest = schema.safeParse((await findDocument(db, name))?.content);
  return newest.success ? newest.data : inUse;
}
