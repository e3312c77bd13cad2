import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { z } from "zod";

/** A JSON file of the operator's kit, read at each call: an edited one shows at once. Null where it is missing, broken or lacks what `schema` asks for. */
export async function readKitFile<Schema extends z.ZodType>(
  folder: string,
  file: string,
  schema: Schema,
): Promise<z.output<Schema> | null> {
  try {
    return schema.parse(JSON.parse(await readFile(join(folder, file), "utf8")));
  } catch {
    return null;
  }
}
