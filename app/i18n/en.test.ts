import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { english } from "./en.ts";

// Each English file declares the type of its French one; only its name could be wrong.
test.each(globSync("*/*.ts", { cwd: join(import.meta.dirname, "en") }))(
  "%s translates the French catalogue of its name",
  async (file) => {
    const [source] = Object.values<{ name: string }>(await import(/* @vite-ignore */ `./fr/${file}`));
    expect(english[source!.name]).toBe(Object.values(await import(/* @vite-ignore */ `./en/${file}`))[0]);
  },
);
