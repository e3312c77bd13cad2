import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withPrintedTables } from "./policy-table.ts";

const path = join(import.meta.dirname, "..", "docs", "security.md");
writeFileSync(path, withPrintedTables(readFileSync(path, "utf8")));
