import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The rows of a CSV file of `samples/data`, by the names of its columns. Its values have no commas. */
export function readTable(name: string): Record<string, string>[] {
  const [head = "", ...lines] = readFileSync(join(import.meta.dirname, "..", "data", `${name}.csv`), "utf8")
    .trim()
    .split(/\r?\n/);
  const columns = head.split(",");
  return lines.map((line) => {
    const values = line.split(",");
    return Object.fromEntries(columns.map((column, index) => [column, values[index] ?? ""]));
  });
}
