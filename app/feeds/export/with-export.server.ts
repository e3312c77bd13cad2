import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { writeExport } from "./export-file.server.ts";
import type { Exporter } from "./exported-home.ts";

/** Writes an organisation's archive into a file of this machine, does a task with it, and deletes it. */
export async function withExport<Result>(
  needs: Parameters<typeof writeExport>[0],
  exporter: Exporter,
  task: (path: string) => Promise<Result>,
): Promise<Result> {
  const path = join(tmpdir(), `bienvu-export-${randomUUID()}`);
  try {
    await pipeline(writeExport(needs, exporter, "poliris"), createWriteStream(path, { flags: "wx", mode: 0o600 }));
    return await task(path);
  } finally {
    await rm(path, { force: true });
  }
}
