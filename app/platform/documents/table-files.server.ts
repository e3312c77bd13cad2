import type { z } from "zod";
import { COSTS_DOCUMENT, costTableSchema } from "./read-cost-table.server.ts";
import type { Environment } from "../env.ts";
import { readOperatorFile } from "./operator-file.server.ts";
import { prolongationSchema, RENT_CONTROL_DOCUMENT } from "./read-rent-control.server.ts";

type Files = Pick<Environment, "COSTS_FILE" | "RENT_CONTROL_FILE">;

/** The paths of the files of tables, by the names of their documents. */
export const tableFiles = ({ COSTS_FILE, RENT_CONTROL_FILE }: Files): Record<string, string | undefined> => ({
  [COSTS_DOCUMENT]: COSTS_FILE,
  [RENT_CONTROL_DOCUMENT]: RENT_CONTROL_FILE,
});

/** Throws one French sentence for a file that cannot be used: at a start there is no last valid value. */
export async function checkTableFiles({ COSTS_FILE, RENT_CONTROL_FILE }: Files): Promise<void> {
  await checkFile("COSTS_FILE", COSTS_FILE, costTableSchema);
  await checkFile("RENT_CONTROL_FILE", RENT_CONTROL_FILE, prolongationSchema);
}

async function checkFile(setting: keyof Files, path: string | undefined, schema: z.ZodType): Promise<void> {
  const read = path === undefined ? null : await readOperatorFile(path, schema);
  if (read && !read.ok) throw new Error(`${setting} : le fichier ${path} ${read.problem}.`);
}
