import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The rows of a CSV file of `samples/data`, by the names of its columns. Throws where a value has a comma. */
export function readTable(name: string): Record<string, string>[] {
  const [head = "", ...lines] = readFileSync(join(import.meta.dirname, "..", "data", `${name}.csv`), "utf8")
    .trim()
    .split(/\r?\n/);
  const columns = head.split(",");
  return lines.map((line) => {
    const values = line.split(",");
    if (values.length !== columns.length) throw new Error(`${name}.csv: ${line} has not ${columns.length} values`);
    return Object.fromEntries(columns.map((column, index) => [column, values[index]!]));
  });
}
