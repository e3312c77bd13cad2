import type { z } from "zod";
import type { Parsed } from "#app/operators/edit-document.server.ts";
import { checkOperatorText } from "#app/platform/documents/operator-file.server.ts";

/** Maximum size of a table; the schemas allow less. */
const LONGEST_BYTES = 500_000;

/**
 * Reads a table from a form, as a file or as text; the problem of a text follows its name in a French sentence. The content of a file
 * replaces the text in the form, and so in the answer.
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
