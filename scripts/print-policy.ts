import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withPolicyTable } from "./policy-table.ts";

const path = join(import.meta.dirname, "..", "docs", "security.md");
writeFileSync(path, withPolicyTable(readFileSync(path, "utf8")));
