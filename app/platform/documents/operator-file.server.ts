import { readFile, stat } from "node:fs/promises";
import { z } from "zod";
import { frenchProblem } from "../text/french-problems.ts";

/** `problem`: the mistake and its place, to follow the file's name in a sentence. */
type OperatorFile<Value> =
  | { ok: true; value: Value }
  | { ok: false; code: "missing" | "unreadable" | "empty" | "invalid"; problem: string };

const MOST_PROBLEMS = 5;

/** A text in such a file. The database refuses null characters and lone surrogates. */
export const writtenText = (longest: number): z.ZodString =>
  z
    .string()
    .trim()
    .min(1)
    .max(longest)
    .refine((text) => text.isWellFormed() && !text.includes("\0"), "ce texte contient un signe impossible");

/** Reads a JSON file that an operator writes by hand. Never throws. */
export async function readOperatorFile<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
): Promise<OperatorFile<z.output<Schema>>> {
  try {
    // Reading a pipe would wait for ever.
    if (!(await stat(path)).isFile()) return { ok: false, code: "unreadable", problem: "n’est pas un fichier" };
    return checkOperatorText(await readFile(path, "utf8"), schema);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : String(error);
    return { ok: false, code: code === "ENOENT" ? "missing" : "unreadable", problem: `ne peut pas être lu (${code})` };
  }
}

/** Checks the content of such a file. */
export function checkOperatorText<Schema extends z.ZodType>(
  content: string,
  schema: Schema,
): OperatorFile<z.output<Schema>> {
  // Some editors write a byte order mark first.
  const text = content.replace(/^\uFEFF/, "");
  if (text.trim() === "") return { ok: false, code: "empty", problem: "est vide" };
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    const problem = `n’est pas du JSON valable (ligne ${lineOfMistake(text)}, ou juste avant)`;
    return { ok: false, code: "unreadable", problem };
  }
  return checkOperatorValue(json, schema);
}

/** Checks the value of such a file, or of a document of the back office. */
export function checkOperatorValue<Schema extends z.ZodType>(
  json: unknown,
  schema: Schema,
): { ok: true; value: z.output<Schema> } | { ok: false; code: "invalid"; problem: string } {
  const parsed = schema.safeParse(json, { error: frenchProblem });
  if (parsed.success) return { ok: true, value: parsed.data };
  const problems = parsed.error.issues
    .slice(0, MOST_PROBLEMS)
    .map(({ path, message }) => (path.length > 0 ? `« ${path.join(".")} » : ${message}` : message));
  return { ok: false, code: "invalid", problem: `n’est pas valable : ${problems.join(" ; ")}` };
}

/** The first line after which no text can complete the JSON, found by bisection: V8 gives the position of some mistakes only. */
function lineOfMistake(text: string): number {
  const lines = text.split(/(?<=\n)/);
  let [before, after] = [0, lines.length];
  while (after - before > 1) {
    const middle = (before + after) >> 1;
    if (mayBeginJson(lines.slice(0, middle).join(""))) before = middle;
    else after = middle;
  }
  return after;
}

/** Whether V8 finds no mistake in a text before its end. */
function mayBeginJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    const { message } = error as SyntaxError; // `JSON.parse` throws no other
    const position = /at position (\d+)/.exec(message)?.[1];
    return position === undefined ? message.endsWith("end of JSON input") : Number(position) === text.length;
  }
}
