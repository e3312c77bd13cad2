import type { FileHandle } from "node:fs/promises";
import { withNamelessFile } from "#app/platform/http/nameless-file.server.ts";
import { writeExport } from "./export-file.server.ts";
import type { Exporter } from "./exported-home.ts";

/** Writes an organisation's archive to a temporary file without a name, and runs a task with the file. */
export const withExport = <Result>(
  needs: Parameters<typeof writeExport>[0],
  exporter: Exporter,
  task: (file: FileHandle) => Promise<Result>,
): Promise<Result> =>
  withNamelessFile(async (file) => {
    for await (const piece of writeExport(needs, exporter, "poliris")) await file.writeFile(piece);
    return task(file);
  });
