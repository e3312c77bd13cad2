import { join } from "node:path";
import type { z } from "zod";
import { readOperatorFile } from "#app/platform/operator-file.server.ts";

/** The folder of the operator's kit, and who is told of files in it that are broken. */
export type KitFolder = { brandDir: string; log: { warn(sentence: string): void } };

/** `value` is null where the file is missing, or was never valid. `code` and `problem` are those of `readOperatorFile`. */
type KitFile<Value> = { value: Value | null } & (
  | { code: "valid" | "missing" }
  | { code: "unreadable" | "empty" | "invalid"; problem: string }
);

/** Of this process, by path: a file's last valid content, and the problem that was told. */
const lastValid = new Map<string, unknown>();
const told = new Map<string, string>();

/**
 * A JSON file of the kit, read at each call: an edited one shows at once. While it is broken its last valid content stays
 * in use, and each problem is told once.
 */
export async function readKitFile<Schema extends z.ZodType>(
  { brandDir, log }: KitFolder,
  file: string,
  schema: Schema,
): Promise<KitFile<z.output<Schema>>> {
  const path = join(brandDir, file);
  const read = await readOperatorFile(path, schema);
  if (read.ok || read.code === "missing") {
    told.delete(path);
    if (read.ok) lastValid.set(path, read.value);
    else lastValid.delete(path);
    return read.ok ? { code: "valid", value: read.value } : { code: "missing", value: null };
  }
  const { code, problem } = read;
  const value = (lastValid.get(path) ?? null) as z.output<Schema> | null; // read by this schema before
  if (told.get(path) !== problem) {
    told.set(path, problem);
    const meanwhile =
      value === null ? "Le site fait comme s’il manquait." : "Sa dernière version valable reste en service.";
    log.warn(`Le fichier ${path} ${problem}. ${meanwhile}`);
  }
  return { code, problem, value };
}
