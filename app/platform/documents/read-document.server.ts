import type { z } from "zod";
import { frenchProblem } from "../french-problems.ts";

/** Finds the content of a document of the back office; null where there is none, or where what it replaced counts again. */
export type FindDocument = (name: string) => Promise<unknown>;

/** `none`: nobody has saved it, or it was undone. `invalid`: the schema refuses it, which is logged once. */
type ReadDocument<Value> = { code: "valid"; value: Value } | { code: "none" | "invalid" };

export type DocumentReader = <Schema extends z.ZodType>(
  name: string,
  schema: Schema,
) => Promise<ReadDocument<z.output<Schema>>>;

/** Reads documents by their schemas. While the database is away, each stays as it was read last. Never throws. */
export function createDocumentReader(find: FindDocument, log: { warn(sentence: string): void }): DocumentReader {
  const lastContents = new Map<string, unknown>();
  const loggedProblems = new Map<string, string>();

  async function contentOf(name: string): Promise<unknown> {
    try {
      const content = await find(name);
      lastContents.set(name, content);
      return content;
    } catch {
      return lastContents.get(name) ?? null;
    }
  }

  return async (name, schema) => {
    const content = await contentOf(name);
    if (content === null) return { code: "none" };
    const parsed = schema.safeParse(content, { error: frenchProblem });
    if (parsed.success) return { code: "valid", value: parsed.data };
    const problem = parsed.error.issues.map(({ path, message }) => `« ${path.join(".")} » : ${message}`).join(" ; ");
    if (loggedProblems.get(name) !== problem)
      log.warn(`Le document « ${name} » de l’administration ne compte pas : ${problem}`);
    loggedProblems.set(name, problem);
    return { code: "invalid" };
  };
}
