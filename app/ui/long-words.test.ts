import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const app = join(import.meta.dirname, "..");

test("long words break only if a line of their own is too short (`wrap-anywhere`), not at any place (`break-all`)", () => {
  const pages = readdirSync(app, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".tsx"));
  expect(pages.filter((name) => readFileSync(join(app, name), "utf8").includes("break-all"))).toEqual([]);
});
