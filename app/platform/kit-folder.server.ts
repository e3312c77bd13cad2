import { join } from "node:path";
import type { z } from "zod";
import { createDocumentReader, type FindDocument } from "./documents/read-document.server.ts";
import { readOperatorFile } from "./operator-file.server.ts";

/** `value` is null where the file is missing, or was never valid. `code` and `problem` are those of `readOperatorFile`. */
type KitFile<Value> = { value: Value | null } & (
  | { code: "valid" | "missing" }
  | { code: "unreadable" | "empty" | "invalid"; problem: string }
);

/** The operator's kit: what the back office has saved, else the files of a folder. */
export type KitFolder = {
  path: string;
  /**
   * The document of this name that the back office has saved last, else the JSON file of the folder, read at each call: an edited
   * one shows at once. While a file is broken its last valid content stays in use, and each problem is logged once.
   */
  read<Schema extends z.ZodType>(file: string, schema: Schema): Promise<KitFile<z.output<Schema>>>;
};

/** Opens the kit; the last valid contents of its files live as long as this object. */
export function openKitFolder(
  folder: string,
  log: { warn(sentence: string): void },
  findDocument: FindDocument = () => Promise.resolve(null),
): KitFolder {
  const lastValid = new Map<string, unknown>();
  const loggedProblems = new Map<string, string>();
  const readDocument = createDocumentReader(findDocument, log);

  function warnOnce(file: string, problem: string, sentence: string): void {
    if (loggedProblems.get(file) !== problem) log.warn(sentence);
    loggedProblems.set(file, problem);
  }

  return {
    path: folder,
    async read<Schema extends z.ZodType>(file: string, schema: Schema) {
      const document = await readDocument(file, schema);
      if (document.code === "valid") return document;
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
      const meanwhile =
        value === null ? "Le site fait comme s’il manquait." : "Sa dernière version valable reste en service.";
      warnOnce(file, problem, `Le fichier ${path} ${problem}. ${meanwhile}`);
      return { code, problem, value };
    },
  };
}
