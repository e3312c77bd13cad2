import { join } from "node:path";
import type { z } from "zod";
import { readOperatorFile } from "./operator-file.server.ts";

/** `value` is null where the file is missing, or was never valid. `code` and `problem` are those of `readOperatorFile`. */
type KitFile<Value> = { value: Value | null } & (
  | { code: "valid" | "missing" }
  | { code: "unreadable" | "empty" | "invalid"; problem: string }
);

/** The folder of the operator's kit. */
export type KitFolder = {
  path: string;
  /**
   * A JSON file, read at each call: an edited one shows at once. While it is broken its last valid content stays in use, and
   * each problem is logged once.
   */
  read<Schema extends z.ZodType>(file: string, schema: Schema): Promise<KitFile<z.output<Schema>>>;
};

/** Opens the kit; the last valid contents of its files live as long as this object. */
export function openKitFolder(folder: string, log: { warn(sentence: string): void }): KitFolder {
  const lastValid = new Map<string, unknown>();
  const loggedProblems = new Map<string, string>();
  return {
    path: folder,
    async read<Schema extends z.ZodType>(file: string, schema: Schema) {
      const path = join(folder, file);
      const read = await readOperatorFile(path, schema);
      if (read.ok || read.code === "missing") {
        loggedProblems.delete(file);
        if (read.ok) lastValid.set(file, read.value);
        else lastValid.delete(file);
        return read.ok ? { code: "valid", value: read.value } : { code: "missing", value: null };
      }
      const { code, problem } = read;
      const value = (lastValid.get(file) ?? null) as z.output<Schema> | null; // read by this schema before
      if (loggedProblems.get(file) !== problem) {
        loggedProblems.set(file, problem);
        const meanwhile =
          value === null ? "Le site fait comme s’il manquait." : "Sa dernière version valable reste en service.";
        log.warn(`Le fichier ${path} ${problem}. ${meanwhile}`);
      }
      return { code, problem, value };
    },
  };
}
